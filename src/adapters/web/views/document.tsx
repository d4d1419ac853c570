/** Placeholder. */
export default function DocumentView({ id }: { id: string; line: number | null }) {
  return <p>{id}</p>;
}
