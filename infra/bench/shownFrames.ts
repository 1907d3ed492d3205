import type { Page } from '@playwright/test';

/** What the browser put on the screen while something was scrolled. */
export interface ShownFrames {
  /** Time from one frame on screen to the next, in milliseconds: frames that were due and not shown make it longer. */
  readonly intervals: readonly number[];
  /** Frames in which a part of the screen was not painted yet. */
  readonly unpainted: number;
}

/** Reports of Chromium's compositor, one for each frame that was due. Times in microseconds. */
interface FrameReport {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly args?: { readonly frame_reporter?: ReportedFrame; readonly chrome_frame_reporter?: ReportedFrame };
}

interface ReportedFrame {
  readonly state: string;
  readonly scroll_state: string;
  readonly frame_sequence: number;
  readonly has_missing_content?: boolean;
}

/**
 * Records the frames that are shown during a scroll. The browser scrolls on a thread of its own, so the page's own frame
 * callbacks tell how busy the page is, not what a visitor sees.
 *
 * @returns a function that ends the recording; it throws Error when the browser has scrolled nothing
 */
export async function recordShownFrames(page: Page): Promise<() => Promise<ShownFrames>> {
  const devtools = await page.context().browser()?.newBrowserCDPSession();
  if (!devtools) throw new Error('The page has no browser');
  const reports: FrameReport[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as FrameReport[]) {
      if (event.name === 'PipelineReporter' && event.ph === 'b') reports.push(event);
    }
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['benchmark'] },
  });
  return async () => {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await complete;
    await devtools.detach();
    return shownFrames(reports);
  };
}

function shownFrames(reports: readonly FrameReport[]): ShownFrames {
  // A frame that waits for the page's own part is reported twice: as it is shown, and as the page would have it.
  const shown = new Map<number, { at: number; missing: boolean }>();
  for (const { ts, args } of reports) {
    const frame = args?.chrome_frame_reporter ?? args?.frame_reporter;
    if (!frame || frame.scroll_state === 'SCROLL_NONE' || !frame.state.startsWith('STATE_PRESENTED')) continue;
    const known = shown.get(frame.frame_sequence);
    const missing = frame.has_missing_content === true || known?.missing === true;
    shown.set(frame.frame_sequence, { at: Math.min(ts, known?.at ?? ts), missing });
  }
  const frames = [...shown.values()].sort((one, other) => one.at - other.at);
  if (frames.length < 2) throw new Error('The browser has shown no frame of the scroll');
  return {
    intervals: frames.slice(1).map(({ at }, index) => (at - (frames[index]?.at ?? at)) / 1000),
    unpainted: frames.filter(({ missing }) => missing).length,
  };
}
