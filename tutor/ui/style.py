"""The little CSS that the app's own lines need; everything else is the theme's.

It comes with the page itself: before it, the first layout would be another, and everything would jump.

``:has()`` stands only at what a rule is about, and nothing is chosen by what stands before it: else the browser looks
for the styles of every card anew, whenever anything on the page changes.
"""

from __future__ import annotations

CSS = """
@keyframes first{from{visibility:hidden;opacity:0}} @keyframes shown{from{visibility:hidden;opacity:0}}
.stMainBlockContainer{animation:first 0s 15s backwards;max-width:none!important;width:100%!important}
.stApp:not([data-test-script-state=initial]) .stMainBlockContainer{animation:shown 0s 8s backwards}
.stApp .stMainBlockContainer:has(.stSpinner){animation:shown 0s .5s backwards!important}
.verdict .mark{display:flex;gap:.6em;align-items:baseline;margin:0 0 .2em;font-size:1.15rem}
.verdict .mark span{font-size:.85rem;font-weight:650;padding:.05em .6em;border-radius:1em;border:1.5px solid currentColor}
.verdict .yes span{color:var(--ok)} .verdict .no span{color:var(--stop)}
.verdict .why{margin:0;font-size:1.05rem;line-height:1.5}
.said,.event,.result,.comment,.house,.did,.steplabel{line-height:1.5}
.event{font-size:.98rem;padding:.1rem 0}
.question h2{margin:0;padding:0;font:600 1.25rem/1.35 "Source Serif","Source Serif 4",Georgia,serif}
[data-testid=stHeading] h2{font-size:1.25rem}
[data-testid=stLayoutWrapper]:has(> .st-key-page-title){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.comment{font-family:"Source Serif","Source Serif 4",Georgia,serif;font-style:italic;font-size:1.05rem;padding:.5rem .9rem;
 border-inline-start:3px solid var(--ok);margin:.3rem 0}
.house{padding:.45rem .8rem;border:1px dashed #b97a00;border-radius:.5rem}
.result{font-weight:650;font-size:1.1rem}
.paragraph{font-family:"Source Serif","Source Serif 4",Georgia,serif;font-size:1.04rem;line-height:1.55}
.paragraph p{margin:0 0 .5em} .paragraph .term{all:unset}
.timeline ol{margin:0;padding-inline-start:2.2em;columns:18rem;font-size:.95rem}
.timeline .here{font-weight:700} .timeline li{padding:.08em .3em;border-radius:.3em} .timeline .here{outline:2px solid var(--ok)}
.card-glyph{display:inline-block;padding:0 .28em;border:1px solid #0000003d;border-radius:.25em;background:#fffdf8;color:#1b1d1c;
 font:600 .93em/1.35 "Source Serif","Source Serif 4",Georgia,serif;white-space:nowrap}
.card-glyph.red{color:#ad1e2a}
.beamer{font-size:1.35rem;line-height:1.35;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.gamecard :is(h2,h3){margin:0 0 .15rem;padding:0;font:600 1.35rem/1.3 "Source Serif","Source Serif 4",Georgia,serif}
.fan{display:flex;justify-content:center;padding:.7rem 0 1rem} .fan i{display:flex;flex-direction:column;align-items:center;width:3.1rem;height:4.4rem;
 margin-inline:-.35rem;padding:.25rem 0;border-radius:.4rem;font-size:1.5rem;line-height:1.15;font-style:normal;box-shadow:0 2px 6px #0003} .fan b{font-size:1.55rem}
[class*=st-key-tile-] [data-testid=stPageLink] a{justify-content:center;background:var(--ok);border-radius:.6rem;min-height:2.75rem}
[class*=st-key-tile-] [data-testid=stPageLink] a *{color:var(--paper)!important}
.gamecard p{margin:0 0 .3rem;line-height:1.45} .gamecard .quiet{opacity:.8;font-size:.92rem}
[data-testid=stConnectionStatus] label{font-size:0;text-transform:none;color:var(--quiet)}
[data-testid=stConnectionStatus] label::after{font-size:.875rem;content:var(--gone,"…")}
.hero h1{margin:0;padding:0;font:650 clamp(1.7rem,4vw,2.3rem)/1.2 "Source Serif","Source Serif 4",Georgia,serif}
.hero p{margin:.2rem 0 0;font-size:1.08rem;line-height:1.5}
:root{--ok:#1c6b48;--stop:#a3232d;--quiet:#575a56;--paper:#fbfaf6}
[data-testid=stBaseButton-secondary] kbd,[data-testid=stBaseButton-tertiary] kbd{color:var(--quiet)!important;opacity:1!important}
[data-testid=stCaptionContainer],[data-testid=stCaptionContainer] p{color:var(--quiet)!important;opacity:1!important}
.stMainMenuPopover>div>div:not([role]),.stMainMenuPopover>div>div:not([role]) *{color:var(--quiet)!important;opacity:1!important}
:is([data-testid=stTopNavLink],[data-testid=stTopNavSection],[data-testid=stTopNavDropdownLink],[data-testid=stSidebarNavLink]):focus-visible{
 outline:3px solid var(--ok)!important;outline-offset:-2px}
[data-testid=stLayoutWrapper]:has(> .st-key-rules-bar){position:sticky;top:3.75rem;z-index:90}
.st-key-rules-bar{position:relative;padding:.4rem 0 .5rem;background:var(--paper);border-bottom:1px solid #8884}
[data-testid=stLayoutWrapper]:has(> .st-key-rules-answers){position:absolute;top:100%;left:0;right:0}
.st-key-rules-answers{max-height:62vh;overflow-y:auto;padding:.5rem .8rem;background:var(--paper);
 border:1px solid #8886;border-radius:0 0 .6rem .6rem;box-shadow:0 10px 26px #0003}
[data-testid=stColumn]:has(.st-key-rules-contents){align-self:stretch}
[data-testid=stLayoutWrapper]:has(> .st-key-rules-contents){position:sticky;top:8.6rem;min-height:70vh}
.st-key-rules-text-0,:has(> .st-key-rules-text-0){height:auto!important;max-height:none!important;overflow:visible!important}
.st-key-rules-text-0:not(:has([data-ready])){min-height:900px}
.st-key-rules-parts{min-height:2.6rem}
@media(min-width:900px){:is(.st-key-rules-choice,.st-key-rules-tools){flex-wrap:nowrap;max-height:2.5rem}}
@media(max-width:640px){
[data-testid=stLayoutWrapper]:has(> .st-key-rules-contents){position:static;min-height:2.6rem}
.st-key-rules-parts{min-height:5.6rem}
}
[class*=st-key-stage-]{min-height:100vh} .st-key-stage-practise{min-height:46rem}
[class*=st-key-line-page-]{min-height:70vh}
:is(.st-key-stage-compare,.st-key-line-page-compare-table):has([data-drawn]){min-height:0!important}
@media(min-width:641px){:is(.st-key-stage-practise,[class*=st-key-line-page-practise-]):has([data-drawn]){min-height:0}
.st-key-stage-practise:has(.st-key-answers-practise){flex-direction:row-reverse!important;gap:2rem}
[data-testid=stLayoutWrapper]:has(>.st-key-answers-practise){flex:8 1 0!important;width:0!important;min-width:0}
[data-testid=stLayoutWrapper]:has(>.st-key-line-board-practise-table){flex:11 1 0!important;width:0!important;min-width:0}}
.st-key-station-0{animation:even 0s .1s backwards} .st-key-station-1{animation:odd 0s .1s backwards}
@keyframes even{from{visibility:hidden;opacity:0}} @keyframes odd{from{visibility:hidden;opacity:0}}
:is(.st-key-station-0,.st-key-station-1):has([data-testid=stBidiComponentIsolated]:not([data-drawn]),[data-testid=stSkeleton]){animation-delay:2s}
[class*=st-key-line-cell-]{min-height:30rem} [class*=st-key-line-board-]{min-height:24rem}
:is([class*=st-key-live-table],[class*=st-key-live-replay],[class*=st-key-live-play],[class*=st-key-live-exercise],[class*=st-key-live-compare]):not(:has([data-testid=stAlert])){min-height:30rem}
.st-key-chart-odds-tricks{min-height:300px} .st-key-chart-odds-leads{min-height:240px} .st-key-chart-odds-bracket{min-height:230px}
.st-key-chart-odds-among{min-height:220px} .st-key-chart-odds-yardstick{min-height:340px} .st-key-chart-jeux-chart{min-height:557px}
[class*=st-key-chart-propose]{min-height:369px}
.st-key-odds-turned{min-height:68px} .st-key-odds-role{min-height:60px} :is(.st-key-odds-hand,.st-key-propose-hand){min-height:253px}
@media(min-width:1200px){:is(.st-key-odds-hand,.st-key-propose-hand){min-height:349px}}
.st-key-odds-headline{min-height:285px} .st-key-jeux-table,.st-key-propose-patterns{min-height:935px} .st-key-jeux-missed{min-height:120px}
.st-key-propose-verdict{min-height:128px} .st-key-propose-rule{min-height:717px} .st-key-coverage-bars{min-height:152px}
.st-key-disputes-text{min-height:186px} .st-key-disputes-readings{min-height:146px} .st-key-disputes-move{min-height:62px}
[class*=st-key-disputes-said-]{min-height:158px}
[data-testid=stMainBlockContainer] [data-testid=stSkeleton]{visibility:inherit!important;animation:none!important}
[class*=st-key-toolbar-]>[class*=-game]{flex:0 1 13rem!important}
.st-key-toolbar-judge{gap:.5rem!important}
@media(min-width:641px){.st-key-toolbar-judge>[class*=-game]{flex-basis:10rem!important} .st-key-toolbar-judge>[class$=-from]{flex:1 1 8rem!important;min-width:8rem}}
@media (max-width:640px){
[class*=st-key-odds-] [data-testid=stButtonGroup] button{padding-inline:.3rem}
.st-key-coverage-bars{min-height:358px}
.st-key-disputes-text{min-height:243px} .st-key-disputes-readings{min-height:216px} .st-key-disputes-move{min-height:83px}
[class*=st-key-toolbar-]{gap:.5rem!important}
[class*=st-key-toolbar-]>[class*=-game]{flex:1 1 6.5rem!important}
.st-key-toolbar-play>[class*=-game]{flex:1 0 10.5rem!important}
[class*=st-key-stage-]{flex-direction:column-reverse!important;justify-content:space-between;min-height:130vh!important}
.st-key-stage-practise:has(.st-key-answers-practise){justify-content:flex-end}
[data-testid=stMainBlockContainer]:has([class*=st-key-line-page-]){padding-bottom:50vh!important}
[class*=st-key-toolbar-]>[class$=-example],[class*=st-key-toolbar-]>[class$=-from]{order:9;flex:1 0 100%!important}
.st-key-toolbar-practise-steps{flex-wrap:nowrap!important}
[data-testid=stRadioOption]{min-height:2.75rem;align-items:center!important}
:is(.st-key-rules-choice,.st-key-rules-tools){flex-wrap:nowrap!important}
.st-key-rules-choice>[class*=st-key-]{flex:1 1 5rem!important;min-width:0!important}
.st-key-rules-choice>.st-key-rules-options{flex:0 0 auto!important}
:is([class*=st-key-toolbar-],.st-key-rules-choice)>[class*=-game]{min-width:8.6rem!important}
[class*=-game] [data-testid=stSelectbox] input{padding-inline-end:0!important}
[class*=-game] [data-testid=stSelectbox] button{padding-inline:0 .25rem!important}
.st-key-rules-parts [data-testid=stButtonGroup] button{padding-inline:.6rem!important}
:is([class*=st-key-toolbar-],.st-key-rules-choice,.st-key-rules-tools) button{padding-inline:.6rem}
:is([class*=st-key-toolbar-],.st-key-rules-choice,.st-key-rules-tools) button [data-testid=stMarkdownContainer]{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
[class*=st-key-line-page-]{min-height:100vh}

}
[role=dialog]:has(.whole-code){width:100%;max-width:100%;min-height:96vh;margin:0} body:has(.whole-code) [data-testid=stPopoverBody]{display:none}
.whole-code{text-align:center} .whole-code p{overflow-wrap:anywhere;margin:.3rem 0}
.whole-code img{width:min(100%,72vh);background:#fff;border-radius:.5rem}
.difference{font:14px/1.5 "Source Code Pro",monospace;max-height:24rem;overflow:auto;overflow-wrap:anywhere}
.difference div{white-space:pre-wrap;padding:0 .4em} .difference p{font-family:"Source Sans",sans-serif}
.difference .plus{background:color-mix(in srgb,var(--ok) 18%,transparent)} .difference .minus{background:color-mix(in srgb,var(--stop) 16%,transparent)}
@media print{:is([data-testid=stHeader],[data-testid=stToolbar],[class*=st-key-toolbar-],[data-testid=stButton],[data-testid=stPopover]){display:none!important}
:is([data-testid=stSelectbox],[data-testid=stCheckbox],[data-testid=stPageLink],[data-testid=stExpander]:not(:has(details[open]))){display:none!important}
:is([class*=st-key-stage-],[class*=st-key-line-]){min-height:0!important}}
"""

BUILT = (
    "[data-testid=stMainBlockContainer]{animation:built 0s .15s backwards!important}"
    "@keyframes built{from{visibility:hidden;opacity:0}}"
    "[data-testid=stMainBlockContainer]:has([class*=st-key-line-] [data-testid=stBidiComponentIsolated]:not([data-drawn]),"
    "[class*=st-key-line-] [data-testid=stSkeleton]){animation-delay:3s!important}"
)
"""The last thing on a page: until it is there, parts come one by one and push each other about, so none is shown.

A page with tables waits a little for them too. A table that comes later hides nothing: by then the time is over.
"""

DARK = """
:root{--ok:#5fc79a;--stop:#ff8f8f;--quiet:#b9c0c0;--paper:#12171a}
[data-testid^=stBaseButton-primary]:enabled,[data-testid^=stBaseButton-primary]:enabled :is(p,span,kbd),[data-tag] *{color:#10221a!important}
"""
"""At night the green is light, so what stands on it is dark; a button that waits has no green."""


def for_theme() -> str:
    """Return the CSS that only the theme in use needs."""
    import streamlit as st

    return DARK if st.context.theme.type == "dark" else ""
