import { expect, test, vi } from 'vitest';
import { importedFrom, providedImports } from './providedImports.ts';

test.each([
  [`import styled from 'styled-components';`, ['default']],
  [`import styled, { css } from 'styled-components';`, ['default', 'css']],
  [`import {\n  css,\n  createGlobalStyle as Global,\n} from "styled-components";`, ['css', 'createGlobalStyle']],
  [`import * as all from 'styled-components';`, ['*']],
  [`export { ThemeProvider } from 'styled-components';`, ['ThemeProvider']],
  [`import type { RuleSet } from 'styled-components';`, []],
  [`import { type RuleSet, keyframes } from 'styled-components';`, ['keyframes']],
  [`import { styled } from 'other-components';`, []],
])('reads %s', (code, names) => {
  expect(importedFrom(code, 'styled-components')).toEqual(names);
});

test('a build fails on an import that the live shell does not provide, with the name and the place', () => {
  const { transform } = providedImports();
  const error = vi.fn();
  const read = (code: string, id: string) =>
    (transform as (code: string, id: string) => void).call({ error } as never, code, id);
  read(`import { styled, css } from 'styled-components';`, '/mfe-x/src/a.tsx');
  read(`import { ThemeProvider } from 'styled-components';`, '/node_modules/kit/b.js');
  expect(error).not.toHaveBeenCalled();
  read(`import { createGlobalStyle } from 'styled-components';`, '/mfe-x/src/a.tsx');
  expect(error).toHaveBeenCalledWith(
    '/mfe-x/src/a.tsx: the shell provides default, styled, css, keyframes of styled-components, not createGlobalStyle.',
  );
});

test('and on one of what the shell has left out of React', () => {
  const { transform } = providedImports();
  const error = vi.fn();
  const read = (code: string) =>
    (transform as (code: string, id: string) => void).call({ error } as never, code, 'a.tsx');
  read(`import * as React from 'react';`);
  expect(error).not.toHaveBeenCalled();
  read(`import { Suspense, ViewTransition } from 'react';`);
  expect(error).toHaveBeenCalledWith('a.tsx: the shell provides react without ViewTransition.');
});
