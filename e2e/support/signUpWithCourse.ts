import type { Page } from '@playwright/test';
import { buy } from './buy.ts';
import { signUpAt } from './member.ts';

/** Makes a new account, which buys a course, and comes to a page. */
export async function signUpWithCourse(page: Page, slug: string, next: string) {
  await signUpAt(page, '/robots.txt');
  await buy(page, `formation.slug=eq.${slug}`);
  await page.goto(next);
}
