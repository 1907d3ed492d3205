import { CourseList } from '../learner/CourseRow.tsx';
import type { OwnedProduct, ResourceFile } from './memberAreaApi.ts';
import { OwnedResource } from './OwnedResource.tsx';

interface OwnedResourcesProps {
  readonly resources: readonly OwnedProduct[];
  /** By product. */
  readonly files: Readonly<Record<string, ResourceFile[]>> | undefined;
}

/** Bought resources, whose code comes when their tab is looked at. */
export default function OwnedResources({ resources, files }: OwnedResourcesProps) {
  return (
    <CourseList>
      {resources.map((row) => (
        <OwnedResource key={row.product_id} owned={row} files={files?.[row.product_id] ?? []} />
      ))}
    </CourseList>
  );
}
