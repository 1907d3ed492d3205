import 'pdfkit';

// What PDFKit 0.20 can do and its types do not know yet.
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Which cells a header cell is for. */
      scope?: 'Column' | 'Row';
    }
    interface AnnotationOption {
      /** The element that the annotation belongs to. */
      structParent?: PDFStructureElement;
    }
  }
}
