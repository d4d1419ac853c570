/** Every limit of size, depth, count and time, in one place, with its purpose and reason. */
export const limits = {
  /** Bytes of one source file; larger ones are refused, never cut. */
  fileBytes: 2 * 1024 * 1024,
  /** Files of one knowledge base. */
  files: 200_000,
  /** Cases in one file of JSON lines, and bytes of a line. */
  caseLines: 2_000_000,
  caseLineBytes: 64 * 1024,
  /** Folder depth below a root. */
  folderDepth: 64,
  /** Characters of front matter: YAML's unique-key check is quadratic. */
  frontMatterCharacters: 32 * 1024,
  frontMatterDepth: 20,
  frontMatterAliases: 100,
  /** Nesting of quotes and lists in Markdown, two columns a level; deeper overflows the parser's stack. */
  markdownDepth: 100,
  /** Levels of a parsed tree, emphasis included; deeper ones overflow recursive functions. */
  markdownTreeDepth: 300,
  /**
   * Counted steps of the Markdown parser that can grow with the square of a passage, 10 to 40 ns each; above it a
   * document is read line by line. The largest document of a corpus of 1,435 (1 MB) takes 15 million.
   */
  markdownSteps: 100_000_000,
  /** Counted steps above which a document is parsed in a thread, so that a server or editor stays responsive. */
  markdownStepsHere: 10_000_000,
  /** Milliseconds and megabytes for one document there; below markdownSteps only an overloaded machine exceeds them. */
  parseDeadlineMs: 60_000,
  parseMemoryMb: 1_024,
  /** Findings of one rule in one file; one more says how many others there are. The most of a corpus of 1,435 are 88. */
  findingsOfRule: 200,
  /** Characters of a symptom; the rest is cut, and a diagnostic says so. */
  queryCharacters: 1_048_576,
  /** Distinct lines of a symptom that are read. */
  queryLines: 2_000,
  /** Distinct terms of a symptom that are scored, rarest first. */
  queryTerms: 256,
  /** Distinct unknown terms of a symptom; more would add no information, and each takes memory. */
  queryUnknownTerms: 8_192,
  /** Characters queried in total for each kind of change that `explain` tries; longer symptoms are not tried. */
  explainedCharacters: 262_144,
  /** Queries of `lint` and `test` times documents, since a query may score every document: about half a minute. */
  auditComparisons: 200_000_000,
  /** Combining marks in a row: normalisation is quadratic in a run. */
  combiningMarks: 30,
  /** Characters of pasted output; the rest is cut at the end of a line, and the observation result says so. */
  outputCharacters: 1_048_576,
  /** Levels of pasted YAML or JSON; deeper values are not read, since naming them costs the square of the depth. */
  outputDepth: 64,
  /** Characters of a text that an embedding model is given (models read 256 to 8,192 tokens), and that are searched for secrets. */
  embeddingCharacters: 2_000,
  embeddingRead: 20_000,
  /** Texts of one request to an embedding model. */
  embeddingBatch: 64,
  /** Milliseconds of one such request when compiling, and when somebody waits for an answer. */
  embeddingCompileMs: 60_000,
  embeddingAskMs: 5_000,
  /** Characters of a session token, and bytes of its content: a session of `sessionVisits` answers fits. */
  sessionTokenCharacters: 524_288,
  sessionStateBytes: 1_048_576,
  /** Answers that a session remembers; the oldest are dropped first, and the view says so. */
  sessionVisits: 250,
  /** Values read from output that an answer remembers. */
  sessionSeenValues: 2,
  /** Characters of a title, a value, a line in a session's state. */
  sessionTextCharacters: 100,
  /** Characters of the symptom that a session remembers; the entities extracted from it are stored too. */
  sessionSymptomCharacters: 600,
  /** Entities of the symptom that a session remembers. */
  sessionEntities: 64,
  /** Names in pasted output that a session remembers, to offer them as values; those shown for one parameter. */
  sessionPastedNames: 48,
  sessionOfferedValues: 12,
  /** Notes of a session, and characters of one. */
  sessionNotes: 50,
  sessionNoteCharacters: 500,
  /** Parameters that a session remembers, and the characters of their values. */
  sessionParameters: 64,
  sessionParameterCharacters: 1_000,
  /** Bytes of a snapshot that is read and verified whole, which is what Node reads at once; larger ones are read in pieces. */
  snapshotWholeBytes: 2 ** 31 - 1,
  /** Bytes of one value of a snapshot, such as the list of all findings, before it is compressed. */
  snapshotJsonBytes: 256 * 1024 * 1024,
  /** Bytes of a snapshot in pieces that stay in memory besides its index: some 10,000 records of documents. */
  snapshotCacheBytes: 64 * 1024 * 1024,
  /** Bytes of a fetched snapshot. */
  liveSnapshotBytes: 1024 * 1024 * 1024,
  /** Milliseconds for fetching a snapshot, and for compiling folders in the background. */
  liveFetchMs: 60_000,
  liveReloadMs: 600_000,
  /** Milliseconds without a change before folders are read again: editors and checkouts write in bursts. */
  liveQuietMs: 200,
  /** Bytes of a request after decompression: a symptom of `queryCharacters` in any script fits. */
  httpBodyBytes: 4 * 1024 * 1024,
  /** Announced bytes of a refused body that are still read, so that its sender sees the answer. */
  httpDroppedBytes: 64 * 1024 * 1024,
  /** Milliseconds for the header of a request, for all of it, and for an idle connection. */
  httpHeadMs: 5_000,
  httpRequestMs: 8_000,
  httpIdleMs: 30_000,
  /** Milliseconds granted to requests in flight on shutdown. */
  httpDrainMs: 8_000,
  /**
   * Requests in flight above which new ones are rejected; and requests in one turn of the event loop above which they
   * are rejected while the loop constantly lags by this many milliseconds.
   */
  httpInFlight: 1_000,
  httpInTurn: 32,
  httpLateMs: 500,
  /** Milliseconds without progress in reading an answer until it is cut off, when half of all slots are in use. */
  httpUnreadMs: 1_000,
  /** Connections; others are closed at once. */
  httpConnections: 4_096,
  /** Connections above which a new one replaces the one that has waited longest without a complete request. */
  httpScarceConnections: 3_584,
  /** Alert names of one webhook that are answered. */
  httpAlertAnswers: 20,
  /** Characters of a symptom or output that are answered at once, in some 10 ms; longer ones in a thread of their own. */
  httpHereCharacters: 16_384,
  /** Milliseconds after which that thread ends when nothing is asked of it. */
  httpThreadIdleMs: 60_000,
  /** Per chat webhook: queued messages, attempts per message, milliseconds per attempt and between two messages. */
  chatPostsWaiting: 100,
  chatPostTries: 4,
  chatPostMs: 5_000,
  chatPostGapMs: 1_000,
  /** Milliseconds granted to queued messages on shutdown. */
  chatPostEndMs: 3_000,
  /** Milliseconds before an answer to the same alerts is posted again, and the number of remembered alert groups. */
  chatPostRepeatMs: 4 * 60 * 60 * 1_000,
  chatPostGroups: 1_000,
  /** Bytes of a feedback log before it is rotated, and the number of rotated logs. */
  feedbackLogBytes: 16 * 1024 * 1024,
  feedbackLogFiles: 4,
  /** Bytes of one symptom log that `gaps` reads: several times what a server stores. */
  gapLogBytes: 256 * 1024 * 1024,
  /** Minimum characters of a bearer token: shorter ones can be guessed. */
  bearerCharacters: 16,
  /** Characters of an author's pattern. */
  patternCharacters: 1_000,
  /** Instructions of a large compiled pattern: it takes linear time, their number times the text's length. */
  patternInstructions: 128,
  /** Steps that all large patterns may use together on one text, and characters that they always reach. */
  patternSteps: 2 ** 24,
  patternLeastReach: 4_096,
} as const;
