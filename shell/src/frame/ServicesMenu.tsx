import type { NavigationEntry } from '@agence/shared-contracts/remote/manifest';
import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import styled from 'styled-components';
import { headerTexts } from '../content/frame.ts';
import { CONTACT_DIALOG_ID } from '../toast/uiPort.ts';
import { usePopover } from './usePopover.ts';

/** How long the menu stays after the pointer has left, in milliseconds (marketing-site §9). */
export const CLOSE_DELAY_MS = 150;
const MENU_ID = 'menu-services';

/** The services, grouped: opens on hover, click and keyboard, closes 150 ms after leaving or on Escape. */
export function ServicesMenu({ services }: { readonly services: readonly NavigationEntry[] }) {
  const { panel, trigger, menu } = usePopover();
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovered = useRef(false);
  const groups = [...new Set(services.map(({ group }) => group ?? ''))];

  const enter = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    clearTimeout(closing.current);
    hovered.current = true;
    panel.current?.showPopover();
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    hovered.current = false;
    closing.current = setTimeout(() => panel.current?.hidePopover(), CLOSE_DELAY_MS);
  };
  /** A click of the pointer that has just opened the menu by arriving does not close it again. */
  const click = (event: MouseEvent) => {
    if (hovered.current && event.detail > 0) event.preventDefault();
  };
  /** Who goes on with Tab leaves no menu lying over the page. */
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus of what stands in it.
    <div onPointerEnter={enter} onPointerLeave={leave} onBlur={blur}>
      <Trigger type="button" popoverTarget={MENU_ID} {...trigger} onClick={click}>
        {headerTexts.services}
        <svg
          width="12"
          height="12"
          viewBox="0 0 12 12"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
        >
          <path d="m2 4 4 4 4-4" />
        </svg>
      </Trigger>
      <Panel id={MENU_ID} popover="auto" {...menu}>
        <Groups>
          {groups.map((group) => (
            <section key={group} aria-label={group}>
              <GroupTitle>{group}</GroupTitle>
              <ul>
                {services
                  .filter((service) => (service.group ?? '') === group)
                  .map(({ to, label, description, stat, icon }) => (
                    <li key={to}>
                      <Service href={to}>
                        {icon ? (
                          <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
                            <path d={icon} />
                          </svg>
                        ) : null}
                        <strong>{label}</strong>
                        <span>{description}</span>
                        <small>{stat}</small>
                      </Service>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </Groups>
        <Offer>
          <span>{headerTexts.consultation}</span>
          <button type="button" commandfor={CONTACT_DIALOG_ID} command="show-modal">
            {`${headerTexts.consultationAction} `}
            <span aria-hidden="true">→</span>
          </button>
        </Offer>
      </Panel>
    </div>
  );
}

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: 0.4rem;
  min-height: 2.75rem;
  padding-inline: 0.9rem;
  border: 0;
  border-radius: 999px;
  background: none;
  font-weight: 500;
  cursor: pointer;
  &:hover,
  &[aria-expanded='true'] {
    background: var(--ag-band);
  }
`;

const Panel = styled.div`
  position: fixed;
  top: 4.2rem;
  width: min(64rem, calc(100vw - 2rem));
  margin: 0 auto;
  padding: 0;
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  color: var(--ag-ink);
  box-shadow: var(--ag-shadow);
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 1rem;
  padding: 1.5rem;
`;

const GroupTitle = styled.h2`
  padding: 0 0.75rem 0.5rem;
  font: 600 var(--ag-size-small) / 1.4 var(--ag-text);
  letter-spacing: 0.02em;
  color: var(--ag-ink-soft);
`;

const Service = styled.a`
  position: relative;
  display: grid;
  gap: 0.15rem;
  padding: 0.75rem 0.75rem 0.75rem 3.25rem;
  border-radius: var(--ag-radius);
  text-decoration: none;
  & > svg {
    position: absolute;
    left: 0.75rem;
    top: 0.85rem;
    fill: none;
    stroke: var(--ag-glacier);
    stroke-width: 1.6;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  & > span {
    font-size: var(--ag-size-small);
    line-height: 1.45;
    color: var(--ag-ink-soft);
  }
  & > small {
    font-size: 0.8125rem;
    font-weight: 600;
    color: var(--ag-ember);
  }
  &:hover {
    background: var(--ag-band);
  }
`;

const Offer = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 1rem;
  padding: 0.75rem 2.25rem;
  background: var(--ag-band);
  border-radius: 0 0 var(--ag-radius-large) var(--ag-radius-large);
  & > button {
    min-height: 2.75rem;
    border: 0;
    background: none;
    font-weight: 600;
    color: var(--ag-ember);
    cursor: pointer;
  }
`;
