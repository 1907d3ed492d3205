import { expect, type Page } from '@playwright/test';

/** Shows all courses of the studio, whose list begins with five. */
export async function showAllCourses(page: Page) {
  await expect(page.getByRole('heading', { name: /^Mes formations \(\d/ })).toBeVisible();
  const more = page.getByRole('button', { name: /^Voir .+ autres? formations?$/ });
  if (await more.isVisible()) await more.click();
}
