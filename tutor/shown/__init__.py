"""What is shown, as values: lines, tables, addresses, drafts; whoever draws them knows Streamlit, this does not."""
