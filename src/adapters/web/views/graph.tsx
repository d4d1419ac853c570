/** Placeholder. */
export default function Graph({ id }: { id: string }) {
  return <p>{id}</p>;
}
