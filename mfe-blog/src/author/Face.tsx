import styled from 'styled-components';

interface FaceProps {
  /** Address of a drawn face (`portraitOf`). */
  readonly src: string;
  readonly className?: string;
}

/** The face of an author, whose name stands beside it. */
export function Face({ src, className }: FaceProps) {
  return <Drawing className={className} src={src} alt="" width={240} height={240} decoding="async" />;
}

const Drawing = styled.img`
  width: 5.5rem;
  height: auto;
  border-radius: var(--ag-radius-large);
  @media (prefers-color-scheme: dark) {
    filter: brightness(0.88);
  }
`;
