/** Whether a text says that something works: `the same node is fine`, `小包正常`; not where it does so in part only. */
export const saysWell = (text: string): boolean => well.test(text) && !partly.test(text);

/** Whether a text denies something, or says that it fails. */
export const denies = (text: string): boolean => denial.test(text);

/** Whether a condition begins by denying what it names: `no request leaves`, `没有请求发出`. */
export const beginsWithDenial = (text: string): boolean => firstDenial.test(text);

const well =
  /(?<!\b(?:not|never|longer|nothing)\s|n't\s)\b(?:fine|ok|okay|healthy|works|normal(?:ly)?)\b|(?<![不非无未没])正常|没(?:有)?问题|是好的|(?<![不没])(?:能|可以)(?:正常)?(?:通|访问|解析|连|ping)|(?<![不没])(?:可以|能通|通的|没事)的?\s*$/i;
const partly = /\b(?:only|sometimes|partly|some|now and then|should)\b|只|偶尔|部分|有时|应该/i;
const denial =
  /\b(?:no|not|never|nothing|nobody|none|nor|without|cannot|can't|fails?|failed|failing|failure|missing|lacks?|lost|unable|timed? ?out|times out|timeout|refused|unreachable)\b|n't\b|不|没|无|未|失败|丢|超时|拒绝|缺/i;
const firstDenial = /^(?:no|nothing|nobody|none)\b|^(?:没有|没|无|未)/i;
