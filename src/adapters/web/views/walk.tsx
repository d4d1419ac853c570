/** Placeholder. */
export default function Walk({ token }: { token: string }) {
  return <p>{token}</p>;
}
