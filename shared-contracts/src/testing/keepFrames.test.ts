// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

test('frames come after a test that wanted one while intervals were faked', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  requestAnimationFrame(() => {});
  vi.useRealTimers();
  const frame = vi.fn();
  requestAnimationFrame(frame);
  await vi.waitFor(() => expect(frame).toHaveBeenCalledOnce());
});
