import { quiz } from '../content/website/quiz.ts';

const { showcase, leads, ecommerce } = quiz.recommendations;

/** Kinds of sites from the cheapest on, as the quiz recommends them, with the ends of their price in dollars. */
export const siteSteps = [showcase, leads, ecommerce].map((site) => {
  const [from = 0, to = 0] = [...site.price.matchAll(/\d+(?:\s\d{3})*/g)].map(([amount]) =>
    Number(amount.replaceAll(/\s/g, '')),
  );
  return { ...site, from, to };
});
