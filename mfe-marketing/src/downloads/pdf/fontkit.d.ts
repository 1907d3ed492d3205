declare module 'fontkit' {
  export function create(font: Uint8Array): { readonly characterSet: readonly number[] };
}
