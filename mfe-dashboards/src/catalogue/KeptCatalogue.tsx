import { Skeleton } from '@agence/shared-contracts/ui/States';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import styled from 'styled-components';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { useStaff } from '../console/staff.ts';
import { catalogueKeepingTexts as texts } from '../content/catalogueKeeping.ts';
import { byEar } from '../member/byEar.ts';
import { PlaceTabs } from '../member/FilterTabs.tsx';
import { PlaceHead } from '../member/PlaceHead.tsx';
import { CategoryList } from './CategoryList.tsx';
import { useKeptCatalogueQuery } from './catalogueApi.ts';
import { FeaturedList } from './FeaturedList.tsx';
import { SponsorList } from './SponsorList.tsx';

/** What staff decide about the catalogue, in three parts. */
export function KeptCatalogue() {
  const { isAllowed } = useStaff();
  const { data, isError, refetch } = useKeptCatalogueQuery(isAllowed ? undefined : skipToken);
  const [chosen, setChosen] = useState('categories');
  return (
    <AdminFrame>
      <PlaceHead title={texts.title} lead={<Lead>{texts.lead}</Lead>} />
      {data ? (
        <PlaceTabs
          label={texts.tabsLabel}
          selected={chosen}
          onSelect={setChosen}
          tabs={[
            {
              id: 'categories',
              label: texts.tabs.categories,
              panel: <CategoryList categories={data.categories} />,
            },
            { id: 'featured', label: texts.tabs.featured, panel: <FeaturedList featured={data.featured} /> },
            { id: 'sponsors', label: texts.tabs.sponsors, panel: <SponsorList sponsors={data.sponsors} /> },
          ]}
        />
      ) : isError ? (
        <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton $height="20rem" aria-busy="true" />
      )}
    </AdminFrame>
  );
}

/** On phones the list begins in the upper half of the first screen. */
const Lead = styled.span`
  @media (max-width: 39.99rem) {
    ${byEar}
  }
`;
