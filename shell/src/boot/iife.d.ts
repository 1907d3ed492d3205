/** A module as the text of one minified script (`infra/src/build/inlineScript.ts`). */
declare module '*?iife' {
  const script: string;
  export default script;
}
