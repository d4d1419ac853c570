/**
 * What each platform takes, as documented, with a reserve where it counts otherwise than we do. Sizes are of the JSON that is sent.
 * Slack: https://docs.slack.dev/reference/block-kit/blocks (50 blocks a message, 150 characters in a header, 3,000 in a text,
 * 25 elements of actions), …/block-elements/button-element (75 characters of text, 2,000 of value). Not documented: blocks of
 * more than about 13,200 characters together are refused (`msg_blocks_too_long`, slackapi/bolt-js issue 2509).
 * Feishu: https://open.feishu.cn/document/feishu-cards/card-json-v2-structure (30 KB a card, 200 elements and components).
 * Adaptive Cards: https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using (28 KB),
 * https://learn.microsoft.com/microsoftteams/platform/task-modules-and-cards/cards/cards-reference (6 actions in a set).
 */
export const chatLimits = {
  slack: {
    blocks: 50,
    /** Characters of all blocks together. */
    characters: 12_000,
    header: 150,
    text: 3_000,
    actions: 25,
    button: 75,
    value: 2_000,
    /** Characters of metadata; nothing is documented, 16 KB was taken when tried by others. */
    metadata: 12_000,
  },
  feishu: { elements: 180, bytes: 28_000, text: 8_000, title: 150, button: 60 },
  adaptiveCard: { elements: 400, bytes: 26_000, text: 8_000, title: 200, actions: 6, button: 60 },
  /** Characters of one message of Markdown or plain text: what Slack, Telegram and Mattermost show whole. */
  plain: { characters: 3_500, least: 2_000, text: 3_000 },
} as const;
