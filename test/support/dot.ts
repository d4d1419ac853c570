import { parse } from '@ts-graphviz/ast';

interface DotItem {
  readonly attributes: ReadonlyMap<string, string>;
}

/** A parsed DOT graph. Strings are as Graphviz shows them: escapes and entities resolved. */
export interface DotPicture {
  readonly nodes: readonly (DotItem & { readonly id: string })[];
  readonly edges: readonly (DotItem & { readonly from: string; readonly to: string })[];
  readonly clusters: number;
}

interface Literal {
  readonly value: string;
}

/** The relevant part of the parser's tree. */
interface TreeNode {
  readonly type: string;
  readonly children: readonly TreeNode[];
  readonly id?: Literal;
  readonly key?: Literal;
  readonly value?: Literal;
  readonly targets?: readonly TreeNode[];
}

/** @throws the parser's error */
export function parseDot(source: string): DotPicture {
  const nodes: DotPicture['nodes'][number][] = [];
  const edges: DotPicture['edges'][number][] = [];
  let clusters = 0;
  const visit = (node: TreeNode): void => {
    const attributes = new Map(node.children.flatMap(attributeOf));
    if (node.type === 'Node') nodes.push({ id: idOf(node), attributes });
    else if (node.type === 'Edge') {
      const [from, to] = node.targets!.map(idOf);
      edges.push({ from: from!, to: to!, attributes });
    } else {
      if (node.type === 'Subgraph') clusters++;
      node.children.forEach(visit);
    }
  };
  visit(parse(source, { maxASTNodes: mostNodes }) as unknown as TreeNode);
  return { nodes, edges, clusters };
}

/** The parser's default limit, 100,000, is below the graph of a whole knowledge base. */
const mostNodes = 1_000_000;

const idOf = (node: TreeNode): string => unescaped(node.id!.value);

function attributeOf({ type, key, value }: TreeNode): [string, string][] {
  return type === 'Attribute' ? [[key!.value, unescaped(value!.value).replaceAll('&amp;', '&')]] : [];
}

/** The parser resolves `\"` and leaves `\\` to the renderer. */
const unescaped = (text: string): string => text.replaceAll('\\\\', '\\');
