// @vitest-environment jsdom
import { describeRemoteContract } from '@agence/shared-contracts/testing/remoteContract';
import { contractSamples } from '../testing/contractSamples.ts';
import * as lifecycles from './lifecycles.ts';
import * as server from './server.ts';

describeRemoteContract({ lifecycles, server, ...contractSamples });
