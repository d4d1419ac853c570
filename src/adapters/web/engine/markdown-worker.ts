import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly';
import remarkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough/parseOnly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).use(remarkStrikethrough).freeze();

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  self.postMessage(markdown.parse(data));
});
