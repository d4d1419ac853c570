import type { FastifyRequest } from 'fastify';
import type { Diagnosis } from '../../index.js';
import type { Service } from './service.js';

/** What is remembered of an answer: counts always, its symptom where that was asked for, gaps in the feedback log. */
export function noteAnswer(service: Service, request: FastifyRequest, diagnosis: Diagnosis): void {
  const { status, confidence, query, matches, kb } = diagnosis;
  service.metrics.answer(request.routeOptions.config.path ?? 'unknown', diagnosis);
  request.note.answer = status;
  request.note.confidence = confidence;
  if (service.logSymptoms) request.note.symptom = query.text;
  if (service.feedback === null || confidence === 'high') return;
  const kind = status === 'no_match' ? 'unanswered' : 'unsure';
  service.feedback.add({ kind, text: query.text, confidence, document: matches[0]?.id ?? null, kb: kb.hash });
}
