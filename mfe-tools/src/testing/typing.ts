/** Types into a field as a visitor does: React listens to the native setter's input event. */
export function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Texts with ordinary spaces, to compare without caring which space stands where. */
export const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
