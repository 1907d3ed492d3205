/** Of a title without the site's name, in characters: search engines cut off longer ones. */
const MAX_TITLE = 60;

/**
 * A name that people give, as a title that search engines show whole: cut between words where it is too long.
 *
 * @param place what tells the page from another one about the same thing, such as ` – boutique`
 */
export function searchTitle(name: string, place = ''): string {
  const room = MAX_TITLE - place.length;
  if (name.length <= room) return name + place;
  const cut = name.slice(0, room - 1);
  const words = cut.slice(0, cut.lastIndexOf(' ') + 1).trimEnd();
  return `${words || cut}…${place}`;
}
