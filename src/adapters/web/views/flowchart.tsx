/** Placeholder. */
export default function Flowchart({ id }: { id: string }) {
  return <p>{id}</p>;
}
