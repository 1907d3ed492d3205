// @vitest-environment jsdom
import { describeRemoteContract } from '@agence/shared-contracts/testing/remoteContract';
import { afterAll } from 'vitest';
import { contractSamples } from '../testing/contractSamples.ts';
import * as lifecycles from './lifecycles.ts';
import * as server from './server.ts';

// jsdom runs no animations; the one that holds figures back is what lets their timers start, which must be gone at the end.
Object.assign(Element.prototype, { getAnimations: () => [{}] });
afterAll(() => void Reflect.deleteProperty(Element.prototype, 'getAnimations'));

describeRemoteContract({ lifecycles, server, ...contractSamples });
