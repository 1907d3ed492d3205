/** Observer of sizes or of what is in view, which every browser has and jsdom lacks: it never tells anything, as nothing is laid out there. */
export class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
