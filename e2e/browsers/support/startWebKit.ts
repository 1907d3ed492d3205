import { type ChildProcess, spawn } from 'node:child_process';
import { webkitPath } from '@agence/infra/browsers';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../support/freePort.ts';

export interface RunningWebKit {
  readonly driver: WebDriver;
  stop(): Promise<void>;
}

/**
 * WebKitGTK through its WebDriver, on a screen of its own.
 *
 * View transitions are switched off: without a graphics card they end this engine's page process, on a static page
 * too. Pages do without them wherever they are missing. Nor are layers composited, which is for that card to do: half of
 * this engine's time would go into playing one.
 *
 * @throws Error when the driver or the screen does not start
 */
export async function startWebKit(): Promise<RunningWebKit> {
  const display = await startScreen();
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  });
  const stop = async () => {
    await ended(service);
    await ended(display.process);
  };
  try {
    await answering(`http://127.0.0.1:${port}/status`);
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: webkitPath(),
        args: ['--automation', '--features=-ViewTransitions', '--javascript-can-open-windows-automatically=true'],
      },
    });
    const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    return {
      driver,
      async stop() {
        await driver.quit();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A screen that nobody sees; Xvfb chooses its number and tells it. */
function startScreen(): Promise<{ readonly name: string; readonly process: ChildProcess }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    screen.stdio[3]?.once('data', (number) => resolve({ name: `:${String(number).trim()}`, process: screen }));
  });
}

/** Waits until a server answers. @throws Error after ten seconds */
async function answering(url: string): Promise<void> {
  const last = Date.now() + 10_000;
  while (Date.now() < last) {
    if (
      await fetch(url)
        .then(({ ok }) => ok)
        .catch(() => false)
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer`);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await exit;
}
