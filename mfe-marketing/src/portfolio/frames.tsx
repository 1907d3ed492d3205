import styled from 'styled-components';

/** A browser's window around a picture of a site. */
export const Window = styled.div`
  overflow: hidden;
  border-radius: 10px 10px 4px 4px;
  background: #2a2f2d;
  box-shadow: var(--ag-shadow);
  &::before {
    content: '';
    display: block;
    height: 22px;
    background:
      radial-gradient(circle at 14px 11px, #8b9490 4px, transparent 4.6px),
      radial-gradient(circle at 28px 11px, #8b9490 4px, transparent 4.6px),
      radial-gradient(circle at 42px 11px, #8b9490 4px, transparent 4.6px);
  }
  /* Until the picture is there, the ground of its brand. */
  & img {
    width: 100%;
    background: var(--plate, var(--ag-band));
  }
`;

/** A phone around a picture of a site. */
export const Phone = styled.div`
  overflow: hidden;
  border: 6px solid #151a18;
  border-radius: 26px;
  background: #151a18;
  box-shadow: var(--ag-shadow);
  & img {
    width: 100%;
    background: var(--plate, var(--ag-band));
    border-radius: 19px;
  }
`;
