/** Every limit of size, depth, count and time, in one place (a line each: what it bounds and why). */
export const limits = {
  /** Bytes of one source file; larger ones are refused, never cut. */
  fileBytes: 2 * 1024 * 1024,
  /** Files of one knowledge base. */
  files: 200_000,
  /** Folder depth below a root. */
  folderDepth: 64,
  /** Characters of front matter: YAML's unique-key check is quadratic. */
  frontMatterCharacters: 16 * 1024,
  frontMatterDepth: 20,
  frontMatterAliases: 100,
  /** Nesting of quotes and lists in Markdown, two columns a level; deeper overflows the parser's stack. */
  markdownDepth: 100,
  /** Levels of a parsed tree, emphasis included; deeper overflows whoever walks it by recursion. */
  markdownTreeDepth: 300,
  /**
   * Counted steps of the Markdown parser that can grow with the square of a passage, 10 to 40 ns each; above it a
   * document is read line by line. The largest document of a corpus of 1,435 (1 MB) takes 15 million.
   */
  markdownSteps: 100_000_000,
  /** Counted steps above which a document is parsed in a thread, so that a server or editor goes on answering. */
  markdownStepsHere: 10_000_000,
  /** Milliseconds and megabytes for one document in that thread; only a busy machine exceeds them below markdownSteps. */
  parseDeadlineMs: 60_000,
  parseMemoryMb: 1_024,
  /** Characters of a symptom; the rest is cut and the answer says so. */
  queryCharacters: 1_048_576,
  /** Distinct lines of a symptom that are looked at. */
  queryLines: 2_000,
  /** Distinct terms of a symptom that are scored, rarest first. */
  queryTerms: 256,
  /** Distinct terms of a symptom that no document has; so many say what more would say, and each takes memory. */
  queryUnknownTerms: 8_192,
  /**
   * Characters that are asked for each kind of change that `explain` tries, all tries together: a longer symptom is explained
   * without changes.
   */
  explainedCharacters: 262_144,
  /** Questions that `lint` and `test` ask, times documents: a question may look at every document, so half a minute. */
  auditComparisons: 200_000_000,
  /** Combining marks in a row: normalisation is quadratic in a run. */
  combiningMarks: 30,
  /** Characters of pasted output; the rest is cut at a line's end and the judgement says so. */
  outputCharacters: 1_048_576,
  /** Levels of pasted YAML or JSON; values below are not read, since naming them costs the square of the depth. */
  outputDepth: 64,
  /** Characters of a session token, and bytes of what is in it: a walk of `sessionVisits` answers fits. */
  sessionTokenCharacters: 524_288,
  sessionStateBytes: 1_048_576,
  /** Answers of one walk that are remembered; the oldest go first, and the view says so. */
  sessionVisits: 250,
  /** Values read from output that an answer remembers. */
  sessionSeenValues: 2,
  /** Characters of a title, a value, a line in a session's state. */
  sessionTextCharacters: 100,
  /** Characters of the symptom that a session remembers; what was read from it is kept beside it. */
  sessionSymptomCharacters: 600,
  /** Things named in the symptom that a session remembers. */
  sessionEntities: 64,
  /** Parameters that a session remembers, and the characters of their values. */
  sessionParameters: 64,
  sessionParameterCharacters: 1_000,
  /** Bytes of a snapshot that is fetched. */
  liveSnapshotBytes: 1024 * 1024 * 1024,
  /** Milliseconds for fetching a snapshot, and for compiling folders beside the running knowledge base. */
  liveFetchMs: 60_000,
  liveReloadMs: 600_000,
  /** Milliseconds for which a new version of the knowledge base is asked what was asked last, before it takes over. */
  rehearsalMs: 4_000,
  /** Milliseconds without a change before folders are read again: editors and checkouts write in bursts. */
  liveQuietMs: 200,
  /** Bytes of a request, after unpacking: a symptom of `queryCharacters` in any script fits. */
  httpBodyBytes: 4 * 1024 * 1024,
  /** Announced bytes of a refused body that are still read, so that its sender sees why. */
  httpDroppedBytes: 64 * 1024 * 1024,
  /** Milliseconds for the head of a request, for all of it, and for a connection on which nothing moves. */
  httpHeadMs: 5_000,
  httpRequestMs: 8_000,
  httpIdleMs: 30_000,
  /** Milliseconds that requests in flight have when the server is told to end. */
  httpDrainMs: 8_000,
  /**
   * Requests being answered above which new ones are put off; and requests in one turn of the event loop, above which they
   * are when the loop is late by so many milliseconds all the time.
   */
  httpInFlight: 1_000,
  httpInTurn: 32,
  httpLateMs: 500,
  /** Milliseconds without reading an answer to its end after which a connection is cut while half of all places are taken. */
  httpUnreadMs: 1_000,
  /** Connections; further ones are closed at once. */
  httpConnections: 4_096,
  /** Connections above which a new one takes the place of the one that waits longest without a whole request. */
  httpScarceConnections: 3_584,
  /** Kinds of alerts of one webhook that are answered. */
  httpAlertAnswers: 20,
  /** Messages that wait for a chat's webhook, tries of each, milliseconds of one try, and between two messages to one chat. */
  chatPostsWaiting: 100,
  chatPostTries: 4,
  chatPostMs: 5_000,
  chatPostGapMs: 1_000,
  /** Milliseconds that what waits has when the server is told to end. */
  chatPostEndMs: 3_000,
  /** Milliseconds for which an answer to the same alerts is not posted again, and groups of alerts that are remembered. */
  chatPostRepeatMs: 4 * 60 * 60 * 1_000,
  chatPostGroups: 1_000,
  /** Bytes of a feedback log before it is rotated, and how many old ones are kept. */
  feedbackLogBytes: 16 * 1024 * 1024,
  feedbackLogFiles: 4,
  /** Bytes of one log of symptoms that `gaps` reads: all that a server keeps, several times over. */
  gapLogBytes: 256 * 1024 * 1024,
  /** Characters of a bearer token at least: shorter ones can be guessed. */
  bearerCharacters: 16,
  /** Characters of an author's pattern. */
  patternCharacters: 1_000,
  /** Instructions of a compiled pattern above which it is large: linear time is their number times the characters of the text. */
  patternInstructions: 128,
  /** Steps that all large patterns have together in one text, and characters that they reach in any case. */
  patternSteps: 2 ** 24,
  patternLeastReach: 4_096,
} as const;
