/** An `IntersectionObserver` that tests move by hand. */
export class FakeObserver {
  static readonly all = new Set<FakeObserver>();
  readonly options: IntersectionObserverInit;
  readonly targets = new Set<Element>();
  private readonly callback: (entries: { target: Element; isIntersecting: boolean }[]) => void;

  constructor(callback: FakeObserver['callback'], options: IntersectionObserverInit = {}) {
    this.callback = callback;
    this.options = options;
    FakeObserver.all.add(this);
  }

  /** Tells the observers of an element that it has come near, or has not. */
  static move(target: Element, isIntersecting: boolean): void {
    for (const observer of FakeObserver.all) {
      if (observer.targets.has(target)) observer.callback([{ target, isIntersecting }]);
    }
  }

  observe(target: Element): void {
    this.targets.add(target);
  }

  unobserve(target: Element): void {
    this.targets.delete(target);
  }

  disconnect(): void {
    this.targets.clear();
  }
}
