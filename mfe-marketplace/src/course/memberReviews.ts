// What only members load of the reviews, in one file: every file costs the documents of all pages its hash.
export { ReportReview } from './ReportReview.tsx';
export { ReviewForm } from './ReviewForm.tsx';
