/** `de` before a person's name: `de Catherine`, `d’Olivier`, `d’Hélène`, `d’Yves`, but `de Yann`. */
export function ofName(name: string): string {
  return /^(?:[aehiouàâéèêëîïôùûœ]|y[^aeiou])/i.test(name) ? `d’${name}` : `de ${name}`;
}
