import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';

const load = async () =>
  (await import('#renderer/features/operator/catalogue/list/new-product-dialog.tsx'))
    .NewProductDialog;

/** Asks what a new product is called, and whose it is. */
export function NewProduct({ onClose }: { readonly onClose: () => void }) {
  return <OpenedPart load={load} props={{ onClose }} />;
}
