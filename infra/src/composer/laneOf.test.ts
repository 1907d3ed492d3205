import { expect, test } from 'vitest';
import { laneOf } from './laneOf.ts';

const MEMBER = 'Bearer a.member.s';

test.each([
  ['POST', '/auth/v1/token', null, 'signIn'],
  ['GET', '/simulateur-paiement/1', null, 'payments'],
  ['POST', '/functions/v1/create-payment', MEMBER, 'payments'],
  ['POST', '/functions/v1/lead', null, 'writes'],
  ['GET', '/rest/v1/formations', null, 'reads'],
  ['HEAD', '/rest/v1/notes', MEMBER, 'reads'],
  ['PATCH', '/rest/v1/notes', MEMBER, 'writes'],
  ['POST', '/rest/v1/notes', 'Bearer k', 'reads'],
  // What only looks like another kind.
  ['GET', '/authx/v1/token', null, 'reads'],
  // Files as they are sent have places elsewhere; everything said about files has not.
  ['POST', '/storage/v1/object/videos/a.mp4', MEMBER, undefined],
  ['PUT', '/storage/v1/object/videos/a.mp4', MEMBER, undefined],
  ['GET', '/storage/v1/object/videos/a.mp4', MEMBER, 'reads'],
  ['HEAD', '/storage/v1/object/videos/a.mp4', null, 'reads'],
  ['POST', '/storage/v1/object/sign/videos/a.mp4', MEMBER, 'writes'],
  ['POST', '/storage/v1/object/list/videos', MEMBER, 'writes'],
  ['POST', '/storage/v1/bucket', MEMBER, 'writes'],
  ['POST', '/storage/v1/upload/resumable', MEMBER, undefined],
  ['PATCH', '/storage/v1/upload/resumable/a.b.c', MEMBER, undefined],
  ['HEAD', '/storage/v1/upload/resumable/a.b.c', MEMBER, 'reads'],
  ['DELETE', '/storage/v1/upload/resumable/a.b.c', MEMBER, 'writes'],
] as const)('%s %s (%s) takes a place of %s (LOD-02)', (method, pathname, authorization, lane) => {
  expect(laneOf(method, pathname, authorization, 'k')).toBe(lane);
});
