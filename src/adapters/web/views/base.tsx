/** Placeholder. */
export default function Base() {
  return null;
}
