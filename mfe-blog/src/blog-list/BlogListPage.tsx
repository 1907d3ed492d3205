import { useState } from 'react';
import styled from 'styled-components';
const Title = styled.h1`color: red;`;
export const head = () => ({ title: 'Blog', description: 'x', keywords: [] });
export default function BlogListPage() {
  const [n, set] = useState(0);
  return <><Title>Blog</Title><button type="button" onClick={() => set(n + 1)}>{n}</button></>;
}
