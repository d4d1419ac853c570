// Generated from schema/*.json by scripts/generate.mjs. Do not edit.
// @ts-nocheck

/** Whether the data fits its schema; what does not is left in `errors`, as Ajv tells it. */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly object[] | null;
}

function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

export const validateWorkflow: Validator = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://triagraph.dev/schema/workflow.json","title":"Front matter of a workflow","description":"A workflow is an ordered diagnosis: steps, their commands, what to expect, where to go next. 诊断工作流：有序的步骤、命令、预期与分支。","examples":[{"id":"subnet-ip-exhausted","kind":"workflow","title":"Subnet out of addresses","priority":40,"triggers":["no available ip",{"all":["subnet","exhausted"],"weight":2}],"components":["kube-ovn-controller"]}],"type":"object","allOf":[{"$ref":"front-matter.json"}]};
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://triagraph.dev/schema/front-matter.json","title":"Front matter shared by every kind of document","description":"The keys that a workflow, a case and an article have in common, and the keys of the dialects that are read as they are. 所有文档共有的元数据字段，以及按原样读取的外来字段。","examples":[{"id":"subnet-ip-exhausted","title":"Subnet out of addresses","triggers":["no available ip","子网 IP 耗尽"],"priority":40}],"type":"object","properties":{"id":{"$ref":"#/$defs/text","description":"Stable name, unique in the knowledge base. Without it the path is the name. 稳定且在知识库中唯一的名称；缺省时以路径为名。"},"title":{"$ref":"#/$defs/text","description":"What is wrong, or what is done, in one line. Without it the first heading is the title. 一行说明故障现象或所做之事；缺省时取第一个标题。"},"kind":{"description":"What the document is. Lists are the kinds of other dialects. 文档的类型；列表为其他格式的类型写法。","type":["string","array","null"],"if":{"type":"string"},"then":{"$ref":"#/$defs/kind"},"items":{"type":"string"},"x-expected":"workflow, case or article"},"category":{"$ref":"#/$defs/text","description":"Area that the document belongs to, such as `general` or `pod_to_external`. 所属领域，例如 `general` 或 `pod_to_external`。"},"priority":{"description":"1 to 999; of near-equal answers the smaller comes first. 999 when absent. 1 到 999；结果相近时数值小者优先，缺省为 999。","type":["integer","null"],"minimum":1,"maximum":999,"x-expected":"a whole number from 1 to 999"},"triggers":{"description":"Phrases and rules; any one that holds speaks for the document. 短语与规则，任意一条成立即指向本文档。","type":["array","null"],"items":{"$ref":"#/$defs/trigger"},"x-expected":"a list of phrases or rules"},"symptoms":{"$ref":"#/$defs/texts","description":"What a person sees when this is the problem. 出现该问题时人所见到的现象。"},"components":{"$ref":"#/$defs/texts","description":"Parts of the system that are concerned. 涉及的系统组件。"},"products":{"$ref":"#/$defs/texts","description":"Products that are concerned. 涉及的产品。"},"versions":{"$ref":"#/$defs/texts","description":"Versions or ranges that are concerned: `4.1.0`, `4.2.x`, `4.3.x and later`. 涉及的版本或版本范围。"},"language":{"description":"Language of the text. Found from the text when absent. 正文语言；缺省时由正文判断。","type":["string","null"],"pattern":"^(zh|en)([-_].*)?$","x-expected":"zh or en"},"related":{"$ref":"#/$defs/texts","description":"Ids of documents to read next. 建议继续阅读的文档 id。"},"date":{"$ref":"#/$defs/text","description":"When it happened or was last reviewed, as the author writes dates. 发生或最近一次复核的日期，写法从作者。"},"status":{"$ref":"#/$defs/text","description":"State of the document, such as `draft` or `reviewed`. 文档状态，例如 `draft` 或 `reviewed`。"},"sources":{"$ref":"#/$defs/texts","description":"Ids and addresses of the same incident elsewhere. Two documents with one source are one incident. 同一故障在别处的编号或地址；来源相同的文档视为同一故障。"},"ProductsVersion":{"$ref":"#/$defs/texts","description":"Versions, in Alauda records. Alauda 记录中的版本。"},"sourceSHA":{"$ref":"#/$defs/text","description":"Hash of the original, in Alauda records. Alauda 记录中原文的哈希。"},"ID":{"$ref":"#/$defs/text","description":"Same as `id`, in Alauda records. 等同 `id`，用于 Alauda 记录。"},"tags":{"$ref":"#/$defs/texts","description":"Labels; `runbook` and `incident` decide the kind. 标签；`runbook` 与 `incident` 决定文档类型。"},"domain":{"$ref":"#/$defs/text","description":"Area, in runbook notes. 领域，用于 runbook 笔记。"},"component":{"$ref":"#/$defs/texts","description":"Component, in runbook notes. 组件，用于 runbook 笔记。"},"fault_type":{"$ref":"#/$defs/text","description":"Path of the fault in a classification, in runbook notes. 故障在分类中的路径，用于 runbook 笔记。"},"symptom":{"$ref":"#/$defs/texts","description":"Symptom, in notes. 现象，用于笔记。"},"last_updated":{"$ref":"#/$defs/text","description":"Date of the last change, in runbook notes. 最近修改日期，用于 runbook 笔记。"},"source_incidents":{"$ref":"#/$defs/texts","description":"How many incidents, or which, a runbook note was written from. runbook 笔记所依据的故障数量或编号。"},"affected_versions":{"$ref":"#/$defs/texts","description":"Versions, in runbook notes. 版本，用于 runbook 笔记。"},"root_cause":{"$ref":"#/$defs/texts","description":"Cause, in incident notes. 原因，用于故障笔记。"},"resolution":{"$ref":"#/$defs/texts","description":"Resolution, in incident notes. 处置，用于故障笔记。"},"severity":{"$ref":"#/$defs/text","description":"Severity, in incident notes. 严重程度，用于故障笔记。"},"environment":{"$ref":"#/$defs/texts","description":"Where it happened, in incident notes. 发生的环境，用于故障笔记。"},"version":{"$ref":"#/$defs/texts","description":"Version, in incident notes. 版本，用于故障笔记。"},"weight":{"$ref":"#/$defs/text","description":"Order on a web site. 网站上的排序。"},"aliases":{"$ref":"#/$defs/texts","description":"Former addresses or names of the page. 页面的旧地址或旧名称。"},"description":{"$ref":"#/$defs/text","description":"Summary for a web site. 网站摘要。"},"draft":{"$ref":"#/$defs/text","description":"State on a web site. 网站上的发布状态。"},"author":{"$ref":"#/$defs/texts","description":"Who wrote it. 作者。"},"keywords":{"$ref":"#/$defs/texts","description":"Words for search. 检索用关键词。"},"canonical_url":{"$ref":"#/$defs/text","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"layout":{"$ref":"#/$defs/text","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"permalink":{"$ref":"#/$defs/text","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"slug":{"$ref":"#/$defs/text","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"url":{"$ref":"#/$defs/text","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"toc":{"$ref":"#/$defs/text","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"enableToc":{"$ref":"#/$defs/text","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"parent":{"$ref":"#/$defs/text","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"section":{"$ref":"#/$defs/text","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"type":{"$ref":"#/$defs/text","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"content_type":{"$ref":"#/$defs/text","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"linkTitle":{"$ref":"#/$defs/text","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"sidebar_label":{"$ref":"#/$defs/text","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"sidebar_position":{"$ref":"#/$defs/text","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"nav_order":{"$ref":"#/$defs/text","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"published":{"$ref":"#/$defs/text","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"publish":{"$ref":"#/$defs/text","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"created":{"$ref":"#/$defs/text","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"updated":{"$ref":"#/$defs/text","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"modified":{"$ref":"#/$defs/text","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"lastmod":{"$ref":"#/$defs/text","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"owner":{"$ref":"#/$defs/text","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"categories":{"$ref":"#/$defs/texts","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"series":{"$ref":"#/$defs/texts","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"reviewers":{"$ref":"#/$defs/texts","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"authors":{"$ref":"#/$defs/texts","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"},"owners":{"$ref":"#/$defs/texts","description":"Of the web site or note-taking program; kept, not read. 网站或笔记软件的键，保留而不读取。"}},"patternProperties":{"^x-":{"description":"Free for your own tools; never read. 供自有工具使用，不会被读取。"}},"$defs":{"kind":{"enum":["workflow","case","article","Troubleshooting","Solution","Article","How To","Information","BestPractices","Best Practices","KnownIssue","Known Issue","FAQ","runbook","incident"],"x-expected":"workflow, case or article"},"text":{"type":["string","number","boolean","null"],"x-expected":"one line of text"},"texts":{"type":["string","number","boolean","null","array"],"items":{"type":["string","number","boolean","null"],"x-expected":"one line of text"},"x-expected":"a text or a list of texts"},"phrases":{"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"],"x-expected":"a phrase"},"minItems":1,"x-expected":"a phrase or a list of phrases"},"trigger":{"description":"A phrase, of which any hit counts, or a rule. 触发词：字符串即短语，对象即规则。","type":["string","number","boolean","object"],"x-expected":"a phrase or a rule","properties":{"phrase":{"$ref":"#/$defs/phrases","description":"Same as `any`. 等同 `any`。"},"any":{"$ref":"#/$defs/phrases","description":"One of these is enough. 其一出现即可。"},"all":{"$ref":"#/$defs/phrases","description":"Each of these is needed. 须全部出现。"},"not":{"$ref":"#/$defs/phrases","description":"One of these vetoes the rule. 其一出现即否决本规则。"},"regex":{"type":"string","minLength":1,"maxLength":1000,"description":"Pattern for a linear-time engine: no look-around, no back-references. 由线性时间引擎执行的正则：不支持环视与反向引用。","x-expected":"a pattern of 1 to 1000 characters"},"weight":{"type":"number","exclusiveMinimum":0,"maximum":100,"description":"Multiplies what a hit is worth; 1 when absent. 命中价值的倍数，缺省为 1。","x-expected":"a number above 0 and up to 100"},"cased":{"type":"boolean","description":"True: upper and lower case differ. 为真时区分大小写。","x-expected":"true or false"}},"anyOf":[{"required":["phrase"]},{"required":["any"]},{"required":["all"]},{"required":["regex"]}],"additionalProperties":false}}};
const schema33 = {"type":["string","number","boolean","null"],"x-expected":"one line of text"};
const schema35 = {"enum":["workflow","case","article","Troubleshooting","Solution","Article","How To","Information","BestPractices","Best Practices","KnownIssue","Known Issue","FAQ","runbook","incident"],"x-expected":"workflow, case or article"};
const schema42 = {"type":["string","number","boolean","null","array"],"items":{"type":["string","number","boolean","null"],"x-expected":"one line of text"},"x-expected":"a text or a list of texts"};
const schema37 = {"description":"A phrase, of which any hit counts, or a rule. 触发词：字符串即短语，对象即规则。","type":["string","number","boolean","object"],"x-expected":"a phrase or a rule","properties":{"phrase":{"$ref":"#/$defs/phrases","description":"Same as `any`. 等同 `any`。"},"any":{"$ref":"#/$defs/phrases","description":"One of these is enough. 其一出现即可。"},"all":{"$ref":"#/$defs/phrases","description":"Each of these is needed. 须全部出现。"},"not":{"$ref":"#/$defs/phrases","description":"One of these vetoes the rule. 其一出现即否决本规则。"},"regex":{"type":"string","minLength":1,"maxLength":1000,"description":"Pattern for a linear-time engine: no look-around, no back-references. 由线性时间引擎执行的正则：不支持环视与反向引用。","x-expected":"a pattern of 1 to 1000 characters"},"weight":{"type":"number","exclusiveMinimum":0,"maximum":100,"description":"Multiplies what a hit is worth; 1 when absent. 命中价值的倍数，缺省为 1。","x-expected":"a number above 0 and up to 100"},"cased":{"type":"boolean","description":"True: upper and lower case differ. 为真时区分大小写。","x-expected":"true or false"}},"anyOf":[{"required":["phrase"]},{"required":["any"]},{"required":["all"]},{"required":["regex"]}],"additionalProperties":false};
const schema38 = {"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"],"x-expected":"a phrase"},"minItems":1,"x-expected":"a phrase or a list of phrases"};
const func1 = countCodePoints;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema37.type},message:"must be string,number,boolean,object",schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phrase === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "phrase"},message:"must have required property '"+"phrase"+"'",schema:schema37.anyOf[0].required,parentSchema:schema37.anyOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.any === undefined){
const err2 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "any"},message:"must have required property '"+"any"+"'",schema:schema37.anyOf[1].required,parentSchema:schema37.anyOf[1],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.all === undefined){
const err3 = {instancePath,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty: "all"},message:"must have required property '"+"all"+"'",schema:schema37.anyOf[2].required,parentSchema:schema37.anyOf[2],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.regex === undefined){
const err4 = {instancePath,schemaPath:"#/anyOf/3/required",keyword:"required",params:{missingProperty: "regex"},message:"must have required property '"+"regex"+"'",schema:schema37.anyOf[3].required,parentSchema:schema37.anyOf[3],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err5 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema37.anyOf,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "phrase") || (key0 === "any")) || (key0 === "all")) || (key0 === "not")) || (key0 === "regex")) || (key0 === "weight")) || (key0 === "cased"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.phrase !== undefined){
let data0 = data.phrase;
if((((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")) && (!(Array.isArray(data0)))){
const err7 = {instancePath:instancePath+"/phrase",schemaPath:"#/$defs/phrases/type",keyword:"type",params:{type: schema38.type},message:"must be string,number,boolean,array",schema:schema38.type,parentSchema:schema38,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data0)){
if(data0.length < 1){
const err8 = {instancePath:instancePath+"/phrase",schemaPath:"#/$defs/phrases/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema38,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err9 = {instancePath:instancePath+"/phrase/" + i0,schemaPath:"#/$defs/phrases/items/type",keyword:"type",params:{type: schema38.items.type},message:"must be string,number,boolean",schema:schema38.items.type,parentSchema:schema38.items,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
if(data.any !== undefined){
let data2 = data.any;
if((((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")) && (!(Array.isArray(data2)))){
const err10 = {instancePath:instancePath+"/any",schemaPath:"#/$defs/phrases/type",keyword:"type",params:{type: schema38.type},message:"must be string,number,boolean,array",schema:schema38.type,parentSchema:schema38,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data2)){
if(data2.length < 1){
const err11 = {instancePath:instancePath+"/any",schemaPath:"#/$defs/phrases/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema38,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
const err12 = {instancePath:instancePath+"/any/" + i1,schemaPath:"#/$defs/phrases/items/type",keyword:"type",params:{type: schema38.items.type},message:"must be string,number,boolean",schema:schema38.items.type,parentSchema:schema38.items,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
if(data.all !== undefined){
let data4 = data.all;
if((((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")) && (!(Array.isArray(data4)))){
const err13 = {instancePath:instancePath+"/all",schemaPath:"#/$defs/phrases/type",keyword:"type",params:{type: schema38.type},message:"must be string,number,boolean,array",schema:schema38.type,parentSchema:schema38,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(Array.isArray(data4)){
if(data4.length < 1){
const err14 = {instancePath:instancePath+"/all",schemaPath:"#/$defs/phrases/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema38,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")){
const err15 = {instancePath:instancePath+"/all/" + i2,schemaPath:"#/$defs/phrases/items/type",keyword:"type",params:{type: schema38.items.type},message:"must be string,number,boolean",schema:schema38.items.type,parentSchema:schema38.items,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
if(data.not !== undefined){
let data6 = data.not;
if((((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")) && (!(Array.isArray(data6)))){
const err16 = {instancePath:instancePath+"/not",schemaPath:"#/$defs/phrases/type",keyword:"type",params:{type: schema38.type},message:"must be string,number,boolean,array",schema:schema38.type,parentSchema:schema38,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(Array.isArray(data6)){
if(data6.length < 1){
const err17 = {instancePath:instancePath+"/not",schemaPath:"#/$defs/phrases/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema38,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
if(((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))) && (typeof data7 !== "boolean")){
const err18 = {instancePath:instancePath+"/not/" + i3,schemaPath:"#/$defs/phrases/items/type",keyword:"type",params:{type: schema38.items.type},message:"must be string,number,boolean",schema:schema38.items.type,parentSchema:schema38.items,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
if(data.regex !== undefined){
let data8 = data.regex;
if(typeof data8 === "string"){
if(func1(data8) > 1000){
const err19 = {instancePath:instancePath+"/regex",schemaPath:"#/properties/regex/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema37.properties.regex,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data8) < 1){
const err20 = {instancePath:instancePath+"/regex",schemaPath:"#/properties/regex/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.regex,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/regex",schemaPath:"#/properties/regex/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.regex.type,parentSchema:schema37.properties.regex,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.weight !== undefined){
let data9 = data.weight;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema37.properties.weight,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9 <= 0 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema37.properties.weight,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema37.properties.weight.type,parentSchema:schema37.properties.weight,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.cased !== undefined){
let data10 = data.cased;
if(typeof data10 !== "boolean"){
const err25 = {instancePath:instancePath+"/cased",schemaPath:"#/properties/cased/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema37.properties.cased.type,parentSchema:schema37.properties.cased,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern4 = new RegExp("^(zh|en)([-_].*)?$", "u");
const pattern5 = new RegExp("^x-", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://triagraph.dev/schema/front-matter.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if((((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if((((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(((typeof data2 !== "string") && (!(Array.isArray(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: schema32.properties.kind.type},message:"must be string,array,null",schema:schema32.properties.kind.type,parentSchema:schema32.properties.kind,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs9 = errors;
let valid3 = true;
const _errs10 = errors;
if(typeof data2 !== "string"){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs12 = errors;
if(!(((((((((((((((data2 === "workflow") || (data2 === "case")) || (data2 === "article")) || (data2 === "Troubleshooting")) || (data2 === "Solution")) || (data2 === "Article")) || (data2 === "How To")) || (data2 === "Information")) || (data2 === "BestPractices")) || (data2 === "Best Practices")) || (data2 === "KnownIssue")) || (data2 === "Known Issue")) || (data2 === "FAQ")) || (data2 === "runbook")) || (data2 === "incident"))){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/$defs/kind/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values",schema:schema35.enum,parentSchema:schema35,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid3 = _valid0;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema32.properties.kind.if,parentSchema:schema32.properties.kind,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/kind/" + i0,schemaPath:"#/properties/kind/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.kind.items.type,parentSchema:schema32.properties.kind.items,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
if(data.category !== undefined){
let data4 = data.category;
if((((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")) && (data4 !== null)){
const err7 = {instancePath:instancePath+"/category",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.priority !== undefined){
let data5 = data.priority;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err8 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: schema32.properties.priority.type},message:"must be integer,null",schema:schema32.properties.priority.type,parentSchema:schema32.properties.priority,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 999 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},message:"must be <= 999",schema:999,parentSchema:schema32.properties.priority,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32.properties.priority,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.triggers !== undefined){
let data6 = data.triggers;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err11 = {instancePath:instancePath+"/triggers",schemaPath:"#/properties/triggers/type",keyword:"type",params:{type: schema32.properties.triggers.type},message:"must be array,null",schema:schema32.properties.triggers.type,parentSchema:schema32.properties.triggers,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate22(data6[i1], {instancePath:instancePath+"/triggers/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
}
if(data.symptoms !== undefined){
let data8 = data.symptoms;
if(((((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))) && (typeof data8 !== "boolean")) && (data8 !== null)) && (!(Array.isArray(data8)))){
const err12 = {instancePath:instancePath+"/symptoms",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if((((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (typeof data9 !== "boolean")) && (data9 !== null)){
const err13 = {instancePath:instancePath+"/symptoms/" + i2,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
if(data.components !== undefined){
let data10 = data.components;
if(((((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")) && (data10 !== null)) && (!(Array.isArray(data10)))){
const err14 = {instancePath:instancePath+"/components",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(Array.isArray(data10)){
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
if((((typeof data11 !== "string") && (!((typeof data11 == "number") && (isFinite(data11))))) && (typeof data11 !== "boolean")) && (data11 !== null)){
const err15 = {instancePath:instancePath+"/components/" + i3,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
if(data.products !== undefined){
let data12 = data.products;
if(((((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))) && (typeof data12 !== "boolean")) && (data12 !== null)) && (!(Array.isArray(data12)))){
const err16 = {instancePath:instancePath+"/products",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(Array.isArray(data12)){
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
let data13 = data12[i4];
if((((typeof data13 !== "string") && (!((typeof data13 == "number") && (isFinite(data13))))) && (typeof data13 !== "boolean")) && (data13 !== null)){
const err17 = {instancePath:instancePath+"/products/" + i4,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
if(data.versions !== undefined){
let data14 = data.versions;
if(((((typeof data14 !== "string") && (!((typeof data14 == "number") && (isFinite(data14))))) && (typeof data14 !== "boolean")) && (data14 !== null)) && (!(Array.isArray(data14)))){
const err18 = {instancePath:instancePath+"/versions",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data14};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(Array.isArray(data14)){
const len5 = data14.length;
for(let i5=0; i5<len5; i5++){
let data15 = data14[i5];
if((((typeof data15 !== "string") && (!((typeof data15 == "number") && (isFinite(data15))))) && (typeof data15 !== "boolean")) && (data15 !== null)){
const err19 = {instancePath:instancePath+"/versions/" + i5,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data15};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
if(data.language !== undefined){
let data16 = data.language;
if((typeof data16 !== "string") && (data16 !== null)){
const err20 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema32.properties.language.type},message:"must be string,null",schema:schema32.properties.language.type,parentSchema:schema32.properties.language,data:data16};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data16 === "string"){
if(!pattern4.test(data16)){
const err21 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern: "^(zh|en)([-_].*)?$"},message:"must match pattern \""+"^(zh|en)([-_].*)?$"+"\"",schema:"^(zh|en)([-_].*)?$",parentSchema:schema32.properties.language,data:data16};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.related !== undefined){
let data17 = data.related;
if(((((typeof data17 !== "string") && (!((typeof data17 == "number") && (isFinite(data17))))) && (typeof data17 !== "boolean")) && (data17 !== null)) && (!(Array.isArray(data17)))){
const err22 = {instancePath:instancePath+"/related",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data17};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(Array.isArray(data17)){
const len6 = data17.length;
for(let i6=0; i6<len6; i6++){
let data18 = data17[i6];
if((((typeof data18 !== "string") && (!((typeof data18 == "number") && (isFinite(data18))))) && (typeof data18 !== "boolean")) && (data18 !== null)){
const err23 = {instancePath:instancePath+"/related/" + i6,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data18};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
if(data.date !== undefined){
let data19 = data.date;
if((((typeof data19 !== "string") && (!((typeof data19 == "number") && (isFinite(data19))))) && (typeof data19 !== "boolean")) && (data19 !== null)){
const err24 = {instancePath:instancePath+"/date",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data19};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.status !== undefined){
let data20 = data.status;
if((((typeof data20 !== "string") && (!((typeof data20 == "number") && (isFinite(data20))))) && (typeof data20 !== "boolean")) && (data20 !== null)){
const err25 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data20};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.sources !== undefined){
let data21 = data.sources;
if(((((typeof data21 !== "string") && (!((typeof data21 == "number") && (isFinite(data21))))) && (typeof data21 !== "boolean")) && (data21 !== null)) && (!(Array.isArray(data21)))){
const err26 = {instancePath:instancePath+"/sources",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data21};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(Array.isArray(data21)){
const len7 = data21.length;
for(let i7=0; i7<len7; i7++){
let data22 = data21[i7];
if((((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))) && (typeof data22 !== "boolean")) && (data22 !== null)){
const err27 = {instancePath:instancePath+"/sources/" + i7,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data22};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
if(data.ProductsVersion !== undefined){
let data23 = data.ProductsVersion;
if(((((typeof data23 !== "string") && (!((typeof data23 == "number") && (isFinite(data23))))) && (typeof data23 !== "boolean")) && (data23 !== null)) && (!(Array.isArray(data23)))){
const err28 = {instancePath:instancePath+"/ProductsVersion",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data23};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(Array.isArray(data23)){
const len8 = data23.length;
for(let i8=0; i8<len8; i8++){
let data24 = data23[i8];
if((((typeof data24 !== "string") && (!((typeof data24 == "number") && (isFinite(data24))))) && (typeof data24 !== "boolean")) && (data24 !== null)){
const err29 = {instancePath:instancePath+"/ProductsVersion/" + i8,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data24};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
}
if(data.sourceSHA !== undefined){
let data25 = data.sourceSHA;
if((((typeof data25 !== "string") && (!((typeof data25 == "number") && (isFinite(data25))))) && (typeof data25 !== "boolean")) && (data25 !== null)){
const err30 = {instancePath:instancePath+"/sourceSHA",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data25};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.ID !== undefined){
let data26 = data.ID;
if((((typeof data26 !== "string") && (!((typeof data26 == "number") && (isFinite(data26))))) && (typeof data26 !== "boolean")) && (data26 !== null)){
const err31 = {instancePath:instancePath+"/ID",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data26};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.tags !== undefined){
let data27 = data.tags;
if(((((typeof data27 !== "string") && (!((typeof data27 == "number") && (isFinite(data27))))) && (typeof data27 !== "boolean")) && (data27 !== null)) && (!(Array.isArray(data27)))){
const err32 = {instancePath:instancePath+"/tags",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data27};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(Array.isArray(data27)){
const len9 = data27.length;
for(let i9=0; i9<len9; i9++){
let data28 = data27[i9];
if((((typeof data28 !== "string") && (!((typeof data28 == "number") && (isFinite(data28))))) && (typeof data28 !== "boolean")) && (data28 !== null)){
const err33 = {instancePath:instancePath+"/tags/" + i9,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data28};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
}
if(data.domain !== undefined){
let data29 = data.domain;
if((((typeof data29 !== "string") && (!((typeof data29 == "number") && (isFinite(data29))))) && (typeof data29 !== "boolean")) && (data29 !== null)){
const err34 = {instancePath:instancePath+"/domain",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data29};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.component !== undefined){
let data30 = data.component;
if(((((typeof data30 !== "string") && (!((typeof data30 == "number") && (isFinite(data30))))) && (typeof data30 !== "boolean")) && (data30 !== null)) && (!(Array.isArray(data30)))){
const err35 = {instancePath:instancePath+"/component",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data30};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(Array.isArray(data30)){
const len10 = data30.length;
for(let i10=0; i10<len10; i10++){
let data31 = data30[i10];
if((((typeof data31 !== "string") && (!((typeof data31 == "number") && (isFinite(data31))))) && (typeof data31 !== "boolean")) && (data31 !== null)){
const err36 = {instancePath:instancePath+"/component/" + i10,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data31};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
if(data.fault_type !== undefined){
let data32 = data.fault_type;
if((((typeof data32 !== "string") && (!((typeof data32 == "number") && (isFinite(data32))))) && (typeof data32 !== "boolean")) && (data32 !== null)){
const err37 = {instancePath:instancePath+"/fault_type",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data32};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.symptom !== undefined){
let data33 = data.symptom;
if(((((typeof data33 !== "string") && (!((typeof data33 == "number") && (isFinite(data33))))) && (typeof data33 !== "boolean")) && (data33 !== null)) && (!(Array.isArray(data33)))){
const err38 = {instancePath:instancePath+"/symptom",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data33};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(Array.isArray(data33)){
const len11 = data33.length;
for(let i11=0; i11<len11; i11++){
let data34 = data33[i11];
if((((typeof data34 !== "string") && (!((typeof data34 == "number") && (isFinite(data34))))) && (typeof data34 !== "boolean")) && (data34 !== null)){
const err39 = {instancePath:instancePath+"/symptom/" + i11,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data34};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
}
if(data.last_updated !== undefined){
let data35 = data.last_updated;
if((((typeof data35 !== "string") && (!((typeof data35 == "number") && (isFinite(data35))))) && (typeof data35 !== "boolean")) && (data35 !== null)){
const err40 = {instancePath:instancePath+"/last_updated",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data35};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.source_incidents !== undefined){
let data36 = data.source_incidents;
if(((((typeof data36 !== "string") && (!((typeof data36 == "number") && (isFinite(data36))))) && (typeof data36 !== "boolean")) && (data36 !== null)) && (!(Array.isArray(data36)))){
const err41 = {instancePath:instancePath+"/source_incidents",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data36};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(Array.isArray(data36)){
const len12 = data36.length;
for(let i12=0; i12<len12; i12++){
let data37 = data36[i12];
if((((typeof data37 !== "string") && (!((typeof data37 == "number") && (isFinite(data37))))) && (typeof data37 !== "boolean")) && (data37 !== null)){
const err42 = {instancePath:instancePath+"/source_incidents/" + i12,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data37};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
}
if(data.affected_versions !== undefined){
let data38 = data.affected_versions;
if(((((typeof data38 !== "string") && (!((typeof data38 == "number") && (isFinite(data38))))) && (typeof data38 !== "boolean")) && (data38 !== null)) && (!(Array.isArray(data38)))){
const err43 = {instancePath:instancePath+"/affected_versions",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data38};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(Array.isArray(data38)){
const len13 = data38.length;
for(let i13=0; i13<len13; i13++){
let data39 = data38[i13];
if((((typeof data39 !== "string") && (!((typeof data39 == "number") && (isFinite(data39))))) && (typeof data39 !== "boolean")) && (data39 !== null)){
const err44 = {instancePath:instancePath+"/affected_versions/" + i13,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data39};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
}
if(data.root_cause !== undefined){
let data40 = data.root_cause;
if(((((typeof data40 !== "string") && (!((typeof data40 == "number") && (isFinite(data40))))) && (typeof data40 !== "boolean")) && (data40 !== null)) && (!(Array.isArray(data40)))){
const err45 = {instancePath:instancePath+"/root_cause",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data40};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(Array.isArray(data40)){
const len14 = data40.length;
for(let i14=0; i14<len14; i14++){
let data41 = data40[i14];
if((((typeof data41 !== "string") && (!((typeof data41 == "number") && (isFinite(data41))))) && (typeof data41 !== "boolean")) && (data41 !== null)){
const err46 = {instancePath:instancePath+"/root_cause/" + i14,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data41};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
}
if(data.resolution !== undefined){
let data42 = data.resolution;
if(((((typeof data42 !== "string") && (!((typeof data42 == "number") && (isFinite(data42))))) && (typeof data42 !== "boolean")) && (data42 !== null)) && (!(Array.isArray(data42)))){
const err47 = {instancePath:instancePath+"/resolution",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data42};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(Array.isArray(data42)){
const len15 = data42.length;
for(let i15=0; i15<len15; i15++){
let data43 = data42[i15];
if((((typeof data43 !== "string") && (!((typeof data43 == "number") && (isFinite(data43))))) && (typeof data43 !== "boolean")) && (data43 !== null)){
const err48 = {instancePath:instancePath+"/resolution/" + i15,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data43};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
}
if(data.severity !== undefined){
let data44 = data.severity;
if((((typeof data44 !== "string") && (!((typeof data44 == "number") && (isFinite(data44))))) && (typeof data44 !== "boolean")) && (data44 !== null)){
const err49 = {instancePath:instancePath+"/severity",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data44};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.environment !== undefined){
let data45 = data.environment;
if(((((typeof data45 !== "string") && (!((typeof data45 == "number") && (isFinite(data45))))) && (typeof data45 !== "boolean")) && (data45 !== null)) && (!(Array.isArray(data45)))){
const err50 = {instancePath:instancePath+"/environment",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data45};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(Array.isArray(data45)){
const len16 = data45.length;
for(let i16=0; i16<len16; i16++){
let data46 = data45[i16];
if((((typeof data46 !== "string") && (!((typeof data46 == "number") && (isFinite(data46))))) && (typeof data46 !== "boolean")) && (data46 !== null)){
const err51 = {instancePath:instancePath+"/environment/" + i16,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data46};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
}
if(data.version !== undefined){
let data47 = data.version;
if(((((typeof data47 !== "string") && (!((typeof data47 == "number") && (isFinite(data47))))) && (typeof data47 !== "boolean")) && (data47 !== null)) && (!(Array.isArray(data47)))){
const err52 = {instancePath:instancePath+"/version",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data47};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(Array.isArray(data47)){
const len17 = data47.length;
for(let i17=0; i17<len17; i17++){
let data48 = data47[i17];
if((((typeof data48 !== "string") && (!((typeof data48 == "number") && (isFinite(data48))))) && (typeof data48 !== "boolean")) && (data48 !== null)){
const err53 = {instancePath:instancePath+"/version/" + i17,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data48};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
}
if(data.weight !== undefined){
let data49 = data.weight;
if((((typeof data49 !== "string") && (!((typeof data49 == "number") && (isFinite(data49))))) && (typeof data49 !== "boolean")) && (data49 !== null)){
const err54 = {instancePath:instancePath+"/weight",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data49};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.aliases !== undefined){
let data50 = data.aliases;
if(((((typeof data50 !== "string") && (!((typeof data50 == "number") && (isFinite(data50))))) && (typeof data50 !== "boolean")) && (data50 !== null)) && (!(Array.isArray(data50)))){
const err55 = {instancePath:instancePath+"/aliases",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data50};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(Array.isArray(data50)){
const len18 = data50.length;
for(let i18=0; i18<len18; i18++){
let data51 = data50[i18];
if((((typeof data51 !== "string") && (!((typeof data51 == "number") && (isFinite(data51))))) && (typeof data51 !== "boolean")) && (data51 !== null)){
const err56 = {instancePath:instancePath+"/aliases/" + i18,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data51};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
}
if(data.description !== undefined){
let data52 = data.description;
if((((typeof data52 !== "string") && (!((typeof data52 == "number") && (isFinite(data52))))) && (typeof data52 !== "boolean")) && (data52 !== null)){
const err57 = {instancePath:instancePath+"/description",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data52};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.draft !== undefined){
let data53 = data.draft;
if((((typeof data53 !== "string") && (!((typeof data53 == "number") && (isFinite(data53))))) && (typeof data53 !== "boolean")) && (data53 !== null)){
const err58 = {instancePath:instancePath+"/draft",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data53};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.author !== undefined){
let data54 = data.author;
if(((((typeof data54 !== "string") && (!((typeof data54 == "number") && (isFinite(data54))))) && (typeof data54 !== "boolean")) && (data54 !== null)) && (!(Array.isArray(data54)))){
const err59 = {instancePath:instancePath+"/author",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data54};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(Array.isArray(data54)){
const len19 = data54.length;
for(let i19=0; i19<len19; i19++){
let data55 = data54[i19];
if((((typeof data55 !== "string") && (!((typeof data55 == "number") && (isFinite(data55))))) && (typeof data55 !== "boolean")) && (data55 !== null)){
const err60 = {instancePath:instancePath+"/author/" + i19,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data55};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
}
if(data.keywords !== undefined){
let data56 = data.keywords;
if(((((typeof data56 !== "string") && (!((typeof data56 == "number") && (isFinite(data56))))) && (typeof data56 !== "boolean")) && (data56 !== null)) && (!(Array.isArray(data56)))){
const err61 = {instancePath:instancePath+"/keywords",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data56};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(Array.isArray(data56)){
const len20 = data56.length;
for(let i20=0; i20<len20; i20++){
let data57 = data56[i20];
if((((typeof data57 !== "string") && (!((typeof data57 == "number") && (isFinite(data57))))) && (typeof data57 !== "boolean")) && (data57 !== null)){
const err62 = {instancePath:instancePath+"/keywords/" + i20,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data57};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
}
if(data.canonical_url !== undefined){
let data58 = data.canonical_url;
if((((typeof data58 !== "string") && (!((typeof data58 == "number") && (isFinite(data58))))) && (typeof data58 !== "boolean")) && (data58 !== null)){
const err63 = {instancePath:instancePath+"/canonical_url",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data58};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.layout !== undefined){
let data59 = data.layout;
if((((typeof data59 !== "string") && (!((typeof data59 == "number") && (isFinite(data59))))) && (typeof data59 !== "boolean")) && (data59 !== null)){
const err64 = {instancePath:instancePath+"/layout",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data59};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.permalink !== undefined){
let data60 = data.permalink;
if((((typeof data60 !== "string") && (!((typeof data60 == "number") && (isFinite(data60))))) && (typeof data60 !== "boolean")) && (data60 !== null)){
const err65 = {instancePath:instancePath+"/permalink",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data60};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.slug !== undefined){
let data61 = data.slug;
if((((typeof data61 !== "string") && (!((typeof data61 == "number") && (isFinite(data61))))) && (typeof data61 !== "boolean")) && (data61 !== null)){
const err66 = {instancePath:instancePath+"/slug",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data61};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.url !== undefined){
let data62 = data.url;
if((((typeof data62 !== "string") && (!((typeof data62 == "number") && (isFinite(data62))))) && (typeof data62 !== "boolean")) && (data62 !== null)){
const err67 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data62};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.toc !== undefined){
let data63 = data.toc;
if((((typeof data63 !== "string") && (!((typeof data63 == "number") && (isFinite(data63))))) && (typeof data63 !== "boolean")) && (data63 !== null)){
const err68 = {instancePath:instancePath+"/toc",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data63};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.enableToc !== undefined){
let data64 = data.enableToc;
if((((typeof data64 !== "string") && (!((typeof data64 == "number") && (isFinite(data64))))) && (typeof data64 !== "boolean")) && (data64 !== null)){
const err69 = {instancePath:instancePath+"/enableToc",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data64};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.parent !== undefined){
let data65 = data.parent;
if((((typeof data65 !== "string") && (!((typeof data65 == "number") && (isFinite(data65))))) && (typeof data65 !== "boolean")) && (data65 !== null)){
const err70 = {instancePath:instancePath+"/parent",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data65};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.section !== undefined){
let data66 = data.section;
if((((typeof data66 !== "string") && (!((typeof data66 == "number") && (isFinite(data66))))) && (typeof data66 !== "boolean")) && (data66 !== null)){
const err71 = {instancePath:instancePath+"/section",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data66};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.type !== undefined){
let data67 = data.type;
if((((typeof data67 !== "string") && (!((typeof data67 == "number") && (isFinite(data67))))) && (typeof data67 !== "boolean")) && (data67 !== null)){
const err72 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data67};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.content_type !== undefined){
let data68 = data.content_type;
if((((typeof data68 !== "string") && (!((typeof data68 == "number") && (isFinite(data68))))) && (typeof data68 !== "boolean")) && (data68 !== null)){
const err73 = {instancePath:instancePath+"/content_type",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data68};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.linkTitle !== undefined){
let data69 = data.linkTitle;
if((((typeof data69 !== "string") && (!((typeof data69 == "number") && (isFinite(data69))))) && (typeof data69 !== "boolean")) && (data69 !== null)){
const err74 = {instancePath:instancePath+"/linkTitle",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data69};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.sidebar_label !== undefined){
let data70 = data.sidebar_label;
if((((typeof data70 !== "string") && (!((typeof data70 == "number") && (isFinite(data70))))) && (typeof data70 !== "boolean")) && (data70 !== null)){
const err75 = {instancePath:instancePath+"/sidebar_label",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data70};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.sidebar_position !== undefined){
let data71 = data.sidebar_position;
if((((typeof data71 !== "string") && (!((typeof data71 == "number") && (isFinite(data71))))) && (typeof data71 !== "boolean")) && (data71 !== null)){
const err76 = {instancePath:instancePath+"/sidebar_position",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data71};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.nav_order !== undefined){
let data72 = data.nav_order;
if((((typeof data72 !== "string") && (!((typeof data72 == "number") && (isFinite(data72))))) && (typeof data72 !== "boolean")) && (data72 !== null)){
const err77 = {instancePath:instancePath+"/nav_order",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data72};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.published !== undefined){
let data73 = data.published;
if((((typeof data73 !== "string") && (!((typeof data73 == "number") && (isFinite(data73))))) && (typeof data73 !== "boolean")) && (data73 !== null)){
const err78 = {instancePath:instancePath+"/published",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data73};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.publish !== undefined){
let data74 = data.publish;
if((((typeof data74 !== "string") && (!((typeof data74 == "number") && (isFinite(data74))))) && (typeof data74 !== "boolean")) && (data74 !== null)){
const err79 = {instancePath:instancePath+"/publish",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data74};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.created !== undefined){
let data75 = data.created;
if((((typeof data75 !== "string") && (!((typeof data75 == "number") && (isFinite(data75))))) && (typeof data75 !== "boolean")) && (data75 !== null)){
const err80 = {instancePath:instancePath+"/created",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data75};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.updated !== undefined){
let data76 = data.updated;
if((((typeof data76 !== "string") && (!((typeof data76 == "number") && (isFinite(data76))))) && (typeof data76 !== "boolean")) && (data76 !== null)){
const err81 = {instancePath:instancePath+"/updated",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data76};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data.modified !== undefined){
let data77 = data.modified;
if((((typeof data77 !== "string") && (!((typeof data77 == "number") && (isFinite(data77))))) && (typeof data77 !== "boolean")) && (data77 !== null)){
const err82 = {instancePath:instancePath+"/modified",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data77};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.lastmod !== undefined){
let data78 = data.lastmod;
if((((typeof data78 !== "string") && (!((typeof data78 == "number") && (isFinite(data78))))) && (typeof data78 !== "boolean")) && (data78 !== null)){
const err83 = {instancePath:instancePath+"/lastmod",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data78};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.owner !== undefined){
let data79 = data.owner;
if((((typeof data79 !== "string") && (!((typeof data79 == "number") && (isFinite(data79))))) && (typeof data79 !== "boolean")) && (data79 !== null)){
const err84 = {instancePath:instancePath+"/owner",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data79};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.categories !== undefined){
let data80 = data.categories;
if(((((typeof data80 !== "string") && (!((typeof data80 == "number") && (isFinite(data80))))) && (typeof data80 !== "boolean")) && (data80 !== null)) && (!(Array.isArray(data80)))){
const err85 = {instancePath:instancePath+"/categories",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data80};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(Array.isArray(data80)){
const len21 = data80.length;
for(let i21=0; i21<len21; i21++){
let data81 = data80[i21];
if((((typeof data81 !== "string") && (!((typeof data81 == "number") && (isFinite(data81))))) && (typeof data81 !== "boolean")) && (data81 !== null)){
const err86 = {instancePath:instancePath+"/categories/" + i21,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data81};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
}
if(data.series !== undefined){
let data82 = data.series;
if(((((typeof data82 !== "string") && (!((typeof data82 == "number") && (isFinite(data82))))) && (typeof data82 !== "boolean")) && (data82 !== null)) && (!(Array.isArray(data82)))){
const err87 = {instancePath:instancePath+"/series",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data82};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(Array.isArray(data82)){
const len22 = data82.length;
for(let i22=0; i22<len22; i22++){
let data83 = data82[i22];
if((((typeof data83 !== "string") && (!((typeof data83 == "number") && (isFinite(data83))))) && (typeof data83 !== "boolean")) && (data83 !== null)){
const err88 = {instancePath:instancePath+"/series/" + i22,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data83};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
}
if(data.reviewers !== undefined){
let data84 = data.reviewers;
if(((((typeof data84 !== "string") && (!((typeof data84 == "number") && (isFinite(data84))))) && (typeof data84 !== "boolean")) && (data84 !== null)) && (!(Array.isArray(data84)))){
const err89 = {instancePath:instancePath+"/reviewers",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data84};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(Array.isArray(data84)){
const len23 = data84.length;
for(let i23=0; i23<len23; i23++){
let data85 = data84[i23];
if((((typeof data85 !== "string") && (!((typeof data85 == "number") && (isFinite(data85))))) && (typeof data85 !== "boolean")) && (data85 !== null)){
const err90 = {instancePath:instancePath+"/reviewers/" + i23,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data85};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
}
if(data.authors !== undefined){
let data86 = data.authors;
if(((((typeof data86 !== "string") && (!((typeof data86 == "number") && (isFinite(data86))))) && (typeof data86 !== "boolean")) && (data86 !== null)) && (!(Array.isArray(data86)))){
const err91 = {instancePath:instancePath+"/authors",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data86};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(Array.isArray(data86)){
const len24 = data86.length;
for(let i24=0; i24<len24; i24++){
let data87 = data86[i24];
if((((typeof data87 !== "string") && (!((typeof data87 == "number") && (isFinite(data87))))) && (typeof data87 !== "boolean")) && (data87 !== null)){
const err92 = {instancePath:instancePath+"/authors/" + i24,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data87};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
}
if(data.owners !== undefined){
let data88 = data.owners;
if(((((typeof data88 !== "string") && (!((typeof data88 == "number") && (isFinite(data88))))) && (typeof data88 !== "boolean")) && (data88 !== null)) && (!(Array.isArray(data88)))){
const err93 = {instancePath:instancePath+"/owners",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data88};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(Array.isArray(data88)){
const len25 = data88.length;
for(let i25=0; i25<len25; i25++){
let data89 = data88[i25];
if((((typeof data89 !== "string") && (!((typeof data89 == "number") && (isFinite(data89))))) && (typeof data89 !== "boolean")) && (data89 !== null)){
const err94 = {instancePath:instancePath+"/owners/" + i25,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data89};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
}
var props0 = {};
props0.id = true;
props0.title = true;
props0.kind = true;
props0.category = true;
props0.priority = true;
props0.triggers = true;
props0.symptoms = true;
props0.components = true;
props0.products = true;
props0.versions = true;
props0.language = true;
props0.related = true;
props0.date = true;
props0.status = true;
props0.sources = true;
props0.ProductsVersion = true;
props0.sourceSHA = true;
props0.ID = true;
props0.tags = true;
props0.domain = true;
props0.component = true;
props0.fault_type = true;
props0.symptom = true;
props0.last_updated = true;
props0.source_incidents = true;
props0.affected_versions = true;
props0.root_cause = true;
props0.resolution = true;
props0.severity = true;
props0.environment = true;
props0.version = true;
props0.weight = true;
props0.aliases = true;
props0.description = true;
props0.draft = true;
props0.author = true;
props0.keywords = true;
props0.canonical_url = true;
props0.layout = true;
props0.permalink = true;
props0.slug = true;
props0.url = true;
props0.toc = true;
props0.enableToc = true;
props0.parent = true;
props0.section = true;
props0.type = true;
props0.content_type = true;
props0.linkTitle = true;
props0.sidebar_label = true;
props0.sidebar_position = true;
props0.nav_order = true;
props0.published = true;
props0.publish = true;
props0.created = true;
props0.updated = true;
props0.modified = true;
props0.lastmod = true;
props0.owner = true;
props0.categories = true;
props0.series = true;
props0.reviewers = true;
props0.authors = true;
props0.owners = true;
for(const key0 in data){
if(pattern5.test(key0)){
props0[key0] = true;
}
}
}
else {
const err95 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
validate21.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate21.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://triagraph.dev/schema/workflow.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
else {
var props0 = validate21.evaluated.props;
}
validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validateCase: Validator = validate25;
const schema99 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://triagraph.dev/schema/case.json","title":"Front matter of a case","description":"A case is an incident that was solved: symptom, cause, resolution, and the workflow that would have found it. 案例：一次已解决的故障及其原因与处置。","examples":[{"id":"vpc-nat-gateway-leaks-addresses","kind":"case","title":"Addresses leak when a NAT gateway is deleted","workflow":"subnet-ip-exhausted","branch":"step-3","cause":"stale IP objects","sources":["kubeovn/kube-ovn#1234"],"date":"2024-05-06"}],"type":"object","allOf":[{"$ref":"front-matter.json"}],"properties":{"workflow":{"$ref":"front-matter.json#/$defs/text","description":"Id of the workflow that the case follows. 本案例所遵循的工作流 id。"},"branch":{"$ref":"front-matter.json#/$defs/text","description":"Branch of that workflow that the case took: a step, a section or its words. 本案例走到的分支：步骤、章节或其文字。"},"cause":{"$ref":"front-matter.json#/$defs/texts","description":"The cause, when the text has no section for it. 正文没有原因章节时在此写明原因。"}},"dependentRequired":{"branch":["workflow"]}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://triagraph.dev/schema/case.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
else {
var props0 = validate21.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.workflow = true;
props0.branch = true;
props0.cause = true;
}
if(data.workflow !== undefined){
let data0 = data.workflow;
if((((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/workflow",schemaPath:"front-matter.json#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.branch !== undefined){
let data1 = data.branch;
if((((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/branch",schemaPath:"front-matter.json#/$defs/text/type",keyword:"type",params:{type: schema33.type},message:"must be string,number,boolean,null",schema:schema33.type,parentSchema:schema33,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.cause !== undefined){
let data2 = data.cause;
if(((((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")) && (data2 !== null)) && (!(Array.isArray(data2)))){
const err2 = {instancePath:instancePath+"/cause",schemaPath:"front-matter.json#/$defs/texts/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,boolean,null,array",schema:schema42.type,parentSchema:schema42,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if((((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/cause/" + i0,schemaPath:"front-matter.json#/$defs/texts/items/type",keyword:"type",params:{type: schema42.items.type},message:"must be string,number,boolean,null",schema:schema42.items.type,parentSchema:schema42.items,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
if(data.branch !== undefined){
if(data.workflow === undefined){
const err4 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "branch",
    missingProperty: "workflow",
    depsCount: 1,
    deps: "workflow"},message:"must have property workflow when property branch is present",schema:schema99.dependentRequired,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema99.type,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate25.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate25.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validateArticle: Validator = validate27;
const schema103 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://triagraph.dev/schema/article.json","title":"Front matter of an article","description":"An article explains: background, principle, how-to. It can be found and linked, and is never the procedure of an answer. 文章：背景、原理、操作说明，可被检索与引用。","examples":[{"id":"how-addresses-are-counted","kind":"article","title":"How a subnet counts its addresses","related":["subnet-ip-exhausted"]}],"type":"object","allOf":[{"$ref":"front-matter.json"}]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://triagraph.dev/schema/article.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema103.type,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
else {
var props0 = validate21.evaluated.props;
}
validate27.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate27.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validateConfig: Validator = validate29;
const schema104 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://triagraph.dev/schema/config.json","title":"triagraph.config.json","description":"Where a project keeps its knowledge base, what to leave out, and its own words. 知识库的位置、忽略规则与词典扩展。","examples":[{"kb":["workflows","cases"],"ignore":["**/drafts/**"],"headings":[{"kind":"cause","headings":["why it broke"]}],"rules":{"fence/no-language":"off","triggers/shared":{"severity":"error","options":{"documents":8}}},"lexicon":[{"id":"order-service","terms":["order service","订单服务"]}],"commands":[{"names":["shopctl"],"effect":"unknown","subcommands":{"status":"read","restart":"change"}}]}],"type":"object","additionalProperties":false,"properties":{"$schema":{"type":"string"},"kb":{"description":"Folders, files or compiled snapshots, relative to this file.","type":"array","items":{"type":"string","minLength":1},"minItems":1,"x-expected":"a list of paths"},"ignore":{"description":"Patterns as in .gitignore, besides those in .triagraphignore.","type":"array","items":{"type":"string","minLength":1},"x-expected":"a list of patterns"},"headings":{"description":"Additions to the heading lexicon.","type":"array","x-expected":"a list of {kind, headings}","items":{"type":"object","required":["kind","headings"],"properties":{"kind":{"enum":["overview","symptoms","impact","cause","diagnosis","resolution","workaround","verification","prevention","environment","prerequisites","branches","decision-tree","known-causes","not-applicable","history","faq","reference","related","summary","monitoring"]},"headings":{"type":"array","items":{"type":"string","minLength":1},"minItems":1}},"additionalProperties":false}},"lexicon":{"description":"Additions to the words that mean the same: each group is a list of terms, in any language. A group with the id of one that Triagraph has adds to that.","type":"array","x-expected":"a list of {id, terms}","items":{"type":"object","required":["id","terms"],"properties":{"id":{"type":"string","minLength":1},"terms":{"type":"array","items":{"type":"string","minLength":1},"minItems":2}},"additionalProperties":false}},"rules":{"description":"Rules of `lint` by id: switched off, or with another severity or options. 检查规则：关闭、调整级别或选项。","type":"object","x-expected":"a mapping of rules","additionalProperties":{"x-expected":"\"off\", \"info\", \"warning\", \"error\" or {severity, options}","anyOf":[{"enum":["off","info","warning","error"],"x-expected":"off, info, warning or error"},{"type":"object","properties":{"severity":{"enum":["off","info","warning","error"],"x-expected":"off, info, warning or error"},"options":{"description":"What the page of the rule names under Options.","type":"object"}},"additionalProperties":false,"minProperties":1}]}},"commands":{"description":"What programs of your own do, so that their commands are marked; those that Triagraph knows stay as they are.","type":"array","x-expected":"a list of {names, effect}","items":{"type":"object","required":["names","effect"],"additionalProperties":false,"properties":{"names":{"description":"Names of the program, without folder.","type":"array","minItems":1,"x-expected":"a list of names","items":{"type":"string","pattern":"^[A-Za-z0-9_][A-Za-z0-9_.+-]*$","x-expected":"a name of letters, digits and . _ + -"}},"effect":{"description":"What it does when no subcommand says otherwise.","enum":["read","change","destroy","unknown"]},"subcommands":{"$ref":"#/$defs/subcommands"},"valueOptions":{"description":"Options whose value is the next argument, such as `--context`.","type":"array","items":{"type":"string","pattern":"^-","x-expected":"an option, with its hyphens"}}}}}},"$defs":{"subcommands":{"description":"What subcommands do, by name: an effect, or a mapping with subcommands of their own. One that is not listed is `unknown`.","type":"object","x-expected":"a mapping from subcommands to effects","propertyNames":{"pattern":"^[A-Za-z0-9_][A-Za-z0-9_.:+-]*$","x-expected":"one word as the name of a subcommand; nest those that follow"},"additionalProperties":{"x-expected":"read, change, destroy, unknown, or a mapping with subcommands","anyOf":[{"enum":["read","change","destroy","unknown"]},{"type":"object","required":["subcommands"],"additionalProperties":false,"properties":{"effect":{"enum":["read","change","destroy","unknown"]},"subcommands":{"$ref":"#/$defs/subcommands"}}}]}}}};
const pattern6 = new RegExp("^[A-Za-z0-9_][A-Za-z0-9_.+-]*$", "u");
const pattern8 = new RegExp("^-", "u");
const schema105 = {"description":"What subcommands do, by name: an effect, or a mapping with subcommands of their own. One that is not listed is `unknown`.","type":"object","x-expected":"a mapping from subcommands to effects","propertyNames":{"pattern":"^[A-Za-z0-9_][A-Za-z0-9_.:+-]*$","x-expected":"one word as the name of a subcommand; nest those that follow"},"additionalProperties":{"x-expected":"read, change, destroy, unknown, or a mapping with subcommands","anyOf":[{"enum":["read","change","destroy","unknown"]},{"type":"object","required":["subcommands"],"additionalProperties":false,"properties":{"effect":{"enum":["read","change","destroy","unknown"]},"subcommands":{"$ref":"#/$defs/subcommands"}}}]}};
const pattern7 = new RegExp("^[A-Za-z0-9_][A-Za-z0-9_.:+-]*$", "u");
const wrapper0 = {validate: validate30};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern7.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_][A-Za-z0-9_.:+-]*$"},message:"must match pattern \""+"^[A-Za-z0-9_][A-Za-z0-9_.:+-]*$"+"\"",schema:"^[A-Za-z0-9_][A-Za-z0-9_.:+-]*$",parentSchema:schema105.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid",schema:schema105.propertyNames,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(!((((data0 === "read") || (data0 === "change")) || (data0 === "destroy")) || (data0 === "unknown"))){
const err2 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema105.additionalProperties.anyOf[0].enum},message:"must be equal to one of the allowed values",schema:schema105.additionalProperties.anyOf[0].enum,parentSchema:schema105.additionalProperties.anyOf[0],data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
const _errs6 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.subcommands === undefined){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/anyOf/1/required",keyword:"required",params:{missingProperty: "subcommands"},message:"must have required property '"+"subcommands"+"'",schema:schema105.additionalProperties.anyOf[1].required,parentSchema:schema105.additionalProperties.anyOf[1],data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key2 in data0){
if(!((key2 === "effect") || (key2 === "subcommands"))){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema105.additionalProperties.anyOf[1],data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.effect !== undefined){
let data1 = data0.effect;
if(!((((data1 === "read") || (data1 === "change")) || (data1 === "destroy")) || (data1 === "unknown"))){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/effect",schemaPath:"#/additionalProperties/anyOf/1/properties/effect/enum",keyword:"enum",params:{allowedValues: schema105.additionalProperties.anyOf[1].properties.effect.enum},message:"must be equal to one of the allowed values",schema:schema105.additionalProperties.anyOf[1].properties.effect.enum,parentSchema:schema105.additionalProperties.anyOf[1].properties.effect,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.subcommands !== undefined){
if(!(wrapper0.validate(data0.subcommands, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/subcommands",parentData:data0,parentDataProperty:"subcommands",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema105.additionalProperties.anyOf[1].type,parentSchema:schema105.additionalProperties.anyOf[1],data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err7 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema105.additionalProperties.anyOf,parentSchema:schema105.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema105.type,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://triagraph.dev/schema/config.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "$schema") || (key0 === "kb")) || (key0 === "ignore")) || (key0 === "headings")) || (key0 === "lexicon")) || (key0 === "rules")) || (key0 === "commands"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.$schema.type,parentSchema:schema104.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.kb !== undefined){
let data1 = data.kb;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/kb",schemaPath:"#/properties/kb/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema104.properties.kb,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err3 = {instancePath:instancePath+"/kb/" + i0,schemaPath:"#/properties/kb/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema104.properties.kb.items,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/kb/" + i0,schemaPath:"#/properties/kb/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.kb.items.type,parentSchema:schema104.properties.kb.items,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/kb",schemaPath:"#/properties/kb/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema104.properties.kb.type,parentSchema:schema104.properties.kb,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.ignore !== undefined){
let data3 = data.ignore;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err6 = {instancePath:instancePath+"/ignore/" + i1,schemaPath:"#/properties/ignore/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema104.properties.ignore.items,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/ignore/" + i1,schemaPath:"#/properties/ignore/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.ignore.items.type,parentSchema:schema104.properties.ignore.items,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/ignore",schemaPath:"#/properties/ignore/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema104.properties.ignore.type,parentSchema:schema104.properties.ignore,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.headings !== undefined){
let data5 = data.headings;
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.kind === undefined){
const err9 = {instancePath:instancePath+"/headings/" + i2,schemaPath:"#/properties/headings/items/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema104.properties.headings.items.required,parentSchema:schema104.properties.headings.items,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data6.headings === undefined){
const err10 = {instancePath:instancePath+"/headings/" + i2,schemaPath:"#/properties/headings/items/required",keyword:"required",params:{missingProperty: "headings"},message:"must have required property '"+"headings"+"'",schema:schema104.properties.headings.items.required,parentSchema:schema104.properties.headings.items,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data6){
if(!((key1 === "kind") || (key1 === "headings"))){
const err11 = {instancePath:instancePath+"/headings/" + i2,schemaPath:"#/properties/headings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema104.properties.headings.items,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data6.kind !== undefined){
let data7 = data6.kind;
if(!(((((((((((((((((((((data7 === "overview") || (data7 === "symptoms")) || (data7 === "impact")) || (data7 === "cause")) || (data7 === "diagnosis")) || (data7 === "resolution")) || (data7 === "workaround")) || (data7 === "verification")) || (data7 === "prevention")) || (data7 === "environment")) || (data7 === "prerequisites")) || (data7 === "branches")) || (data7 === "decision-tree")) || (data7 === "known-causes")) || (data7 === "not-applicable")) || (data7 === "history")) || (data7 === "faq")) || (data7 === "reference")) || (data7 === "related")) || (data7 === "summary")) || (data7 === "monitoring"))){
const err12 = {instancePath:instancePath+"/headings/" + i2+"/kind",schemaPath:"#/properties/headings/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema104.properties.headings.items.properties.kind.enum},message:"must be equal to one of the allowed values",schema:schema104.properties.headings.items.properties.kind.enum,parentSchema:schema104.properties.headings.items.properties.kind,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6.headings !== undefined){
let data8 = data6.headings;
if(Array.isArray(data8)){
if(data8.length < 1){
const err13 = {instancePath:instancePath+"/headings/" + i2+"/headings",schemaPath:"#/properties/headings/items/properties/headings/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema104.properties.headings.items.properties.headings,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 === "string"){
if(func1(data9) < 1){
const err14 = {instancePath:instancePath+"/headings/" + i2+"/headings/" + i3,schemaPath:"#/properties/headings/items/properties/headings/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema104.properties.headings.items.properties.headings.items,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/headings/" + i2+"/headings/" + i3,schemaPath:"#/properties/headings/items/properties/headings/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.headings.items.properties.headings.items.type,parentSchema:schema104.properties.headings.items.properties.headings.items,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/headings/" + i2+"/headings",schemaPath:"#/properties/headings/items/properties/headings/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema104.properties.headings.items.properties.headings.type,parentSchema:schema104.properties.headings.items.properties.headings,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/headings/" + i2,schemaPath:"#/properties/headings/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema104.properties.headings.items.type,parentSchema:schema104.properties.headings.items,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/headings",schemaPath:"#/properties/headings/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema104.properties.headings.type,parentSchema:schema104.properties.headings,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.lexicon !== undefined){
let data10 = data.lexicon;
if(Array.isArray(data10)){
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.id === undefined){
const err19 = {instancePath:instancePath+"/lexicon/" + i4,schemaPath:"#/properties/lexicon/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema104.properties.lexicon.items.required,parentSchema:schema104.properties.lexicon.items,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data11.terms === undefined){
const err20 = {instancePath:instancePath+"/lexicon/" + i4,schemaPath:"#/properties/lexicon/items/required",keyword:"required",params:{missingProperty: "terms"},message:"must have required property '"+"terms"+"'",schema:schema104.properties.lexicon.items.required,parentSchema:schema104.properties.lexicon.items,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key2 in data11){
if(!((key2 === "id") || (key2 === "terms"))){
const err21 = {instancePath:instancePath+"/lexicon/" + i4,schemaPath:"#/properties/lexicon/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema104.properties.lexicon.items,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data11.id !== undefined){
let data12 = data11.id;
if(typeof data12 === "string"){
if(func1(data12) < 1){
const err22 = {instancePath:instancePath+"/lexicon/" + i4+"/id",schemaPath:"#/properties/lexicon/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema104.properties.lexicon.items.properties.id,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/lexicon/" + i4+"/id",schemaPath:"#/properties/lexicon/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.lexicon.items.properties.id.type,parentSchema:schema104.properties.lexicon.items.properties.id,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data11.terms !== undefined){
let data13 = data11.terms;
if(Array.isArray(data13)){
if(data13.length < 2){
const err24 = {instancePath:instancePath+"/lexicon/" + i4+"/terms",schemaPath:"#/properties/lexicon/items/properties/terms/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items",schema:2,parentSchema:schema104.properties.lexicon.items.properties.terms,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len5 = data13.length;
for(let i5=0; i5<len5; i5++){
let data14 = data13[i5];
if(typeof data14 === "string"){
if(func1(data14) < 1){
const err25 = {instancePath:instancePath+"/lexicon/" + i4+"/terms/" + i5,schemaPath:"#/properties/lexicon/items/properties/terms/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema104.properties.lexicon.items.properties.terms.items,data:data14};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/lexicon/" + i4+"/terms/" + i5,schemaPath:"#/properties/lexicon/items/properties/terms/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.lexicon.items.properties.terms.items.type,parentSchema:schema104.properties.lexicon.items.properties.terms.items,data:data14};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/lexicon/" + i4+"/terms",schemaPath:"#/properties/lexicon/items/properties/terms/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema104.properties.lexicon.items.properties.terms.type,parentSchema:schema104.properties.lexicon.items.properties.terms,data:data13};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/lexicon/" + i4,schemaPath:"#/properties/lexicon/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema104.properties.lexicon.items.type,parentSchema:schema104.properties.lexicon.items,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/lexicon",schemaPath:"#/properties/lexicon/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema104.properties.lexicon.type,parentSchema:schema104.properties.lexicon,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.rules !== undefined){
let data15 = data.rules;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key3 in data15){
let data16 = data15[key3];
const _errs37 = errors;
let valid16 = false;
const _errs38 = errors;
if(!((((data16 === "off") || (data16 === "info")) || (data16 === "warning")) || (data16 === "error"))){
const err30 = {instancePath:instancePath+"/rules/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rules/additionalProperties/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema104.properties.rules.additionalProperties.anyOf[0].enum},message:"must be equal to one of the allowed values",schema:schema104.properties.rules.additionalProperties.anyOf[0].enum,parentSchema:schema104.properties.rules.additionalProperties.anyOf[0],data:data16};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid0 = _errs38 === errors;
valid16 = valid16 || _valid0;
const _errs39 = errors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(Object.keys(data16).length < 1){
const err31 = {instancePath:instancePath+"/rules/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rules/additionalProperties/anyOf/1/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema104.properties.rules.additionalProperties.anyOf[1],data:data16};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key4 in data16){
if(!((key4 === "severity") || (key4 === "options"))){
const err32 = {instancePath:instancePath+"/rules/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rules/additionalProperties/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema104.properties.rules.additionalProperties.anyOf[1],data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data16.severity !== undefined){
let data17 = data16.severity;
if(!((((data17 === "off") || (data17 === "info")) || (data17 === "warning")) || (data17 === "error"))){
const err33 = {instancePath:instancePath+"/rules/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/severity",schemaPath:"#/properties/rules/additionalProperties/anyOf/1/properties/severity/enum",keyword:"enum",params:{allowedValues: schema104.properties.rules.additionalProperties.anyOf[1].properties.severity.enum},message:"must be equal to one of the allowed values",schema:schema104.properties.rules.additionalProperties.anyOf[1].properties.severity.enum,parentSchema:schema104.properties.rules.additionalProperties.anyOf[1].properties.severity,data:data17};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data16.options !== undefined){
let data18 = data16.options;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
const err34 = {instancePath:instancePath+"/rules/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/options",schemaPath:"#/properties/rules/additionalProperties/anyOf/1/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema104.properties.rules.additionalProperties.anyOf[1].properties.options.type,parentSchema:schema104.properties.rules.additionalProperties.anyOf[1].properties.options,data:data18};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/rules/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rules/additionalProperties/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema104.properties.rules.additionalProperties.anyOf[1].type,parentSchema:schema104.properties.rules.additionalProperties.anyOf[1],data:data16};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid0 = _errs39 === errors;
valid16 = valid16 || _valid0;
if(!valid16){
const err36 = {instancePath:instancePath+"/rules/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rules/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema104.properties.rules.additionalProperties.anyOf,parentSchema:schema104.properties.rules.additionalProperties,data:data16};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err37 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema104.properties.rules.type,parentSchema:schema104.properties.rules,data:data15};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.commands !== undefined){
let data19 = data.commands;
if(Array.isArray(data19)){
const len6 = data19.length;
for(let i6=0; i6<len6; i6++){
let data20 = data19[i6];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.names === undefined){
const err38 = {instancePath:instancePath+"/commands/" + i6,schemaPath:"#/properties/commands/items/required",keyword:"required",params:{missingProperty: "names"},message:"must have required property '"+"names"+"'",schema:schema104.properties.commands.items.required,parentSchema:schema104.properties.commands.items,data:data20};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data20.effect === undefined){
const err39 = {instancePath:instancePath+"/commands/" + i6,schemaPath:"#/properties/commands/items/required",keyword:"required",params:{missingProperty: "effect"},message:"must have required property '"+"effect"+"'",schema:schema104.properties.commands.items.required,parentSchema:schema104.properties.commands.items,data:data20};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key5 in data20){
if(!((((key5 === "names") || (key5 === "effect")) || (key5 === "subcommands")) || (key5 === "valueOptions"))){
const err40 = {instancePath:instancePath+"/commands/" + i6,schemaPath:"#/properties/commands/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema104.properties.commands.items,data:data20};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data20.names !== undefined){
let data21 = data20.names;
if(Array.isArray(data21)){
if(data21.length < 1){
const err41 = {instancePath:instancePath+"/commands/" + i6+"/names",schemaPath:"#/properties/commands/items/properties/names/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema104.properties.commands.items.properties.names,data:data21};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len7 = data21.length;
for(let i7=0; i7<len7; i7++){
let data22 = data21[i7];
if(typeof data22 === "string"){
if(!pattern6.test(data22)){
const err42 = {instancePath:instancePath+"/commands/" + i6+"/names/" + i7,schemaPath:"#/properties/commands/items/properties/names/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_][A-Za-z0-9_.+-]*$"},message:"must match pattern \""+"^[A-Za-z0-9_][A-Za-z0-9_.+-]*$"+"\"",schema:"^[A-Za-z0-9_][A-Za-z0-9_.+-]*$",parentSchema:schema104.properties.commands.items.properties.names.items,data:data22};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/commands/" + i6+"/names/" + i7,schemaPath:"#/properties/commands/items/properties/names/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.commands.items.properties.names.items.type,parentSchema:schema104.properties.commands.items.properties.names.items,data:data22};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/commands/" + i6+"/names",schemaPath:"#/properties/commands/items/properties/names/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema104.properties.commands.items.properties.names.type,parentSchema:schema104.properties.commands.items.properties.names,data:data21};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data20.effect !== undefined){
let data23 = data20.effect;
if(!((((data23 === "read") || (data23 === "change")) || (data23 === "destroy")) || (data23 === "unknown"))){
const err45 = {instancePath:instancePath+"/commands/" + i6+"/effect",schemaPath:"#/properties/commands/items/properties/effect/enum",keyword:"enum",params:{allowedValues: schema104.properties.commands.items.properties.effect.enum},message:"must be equal to one of the allowed values",schema:schema104.properties.commands.items.properties.effect.enum,parentSchema:schema104.properties.commands.items.properties.effect,data:data23};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data20.subcommands !== undefined){
if(!(validate30(data20.subcommands, {instancePath:instancePath+"/commands/" + i6+"/subcommands",parentData:data20,parentDataProperty:"subcommands",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data20.valueOptions !== undefined){
let data25 = data20.valueOptions;
if(Array.isArray(data25)){
const len8 = data25.length;
for(let i8=0; i8<len8; i8++){
let data26 = data25[i8];
if(typeof data26 === "string"){
if(!pattern8.test(data26)){
const err46 = {instancePath:instancePath+"/commands/" + i6+"/valueOptions/" + i8,schemaPath:"#/properties/commands/items/properties/valueOptions/items/pattern",keyword:"pattern",params:{pattern: "^-"},message:"must match pattern \""+"^-"+"\"",schema:"^-",parentSchema:schema104.properties.commands.items.properties.valueOptions.items,data:data26};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/commands/" + i6+"/valueOptions/" + i8,schemaPath:"#/properties/commands/items/properties/valueOptions/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.commands.items.properties.valueOptions.items.type,parentSchema:schema104.properties.commands.items.properties.valueOptions.items,data:data26};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/commands/" + i6+"/valueOptions",schemaPath:"#/properties/commands/items/properties/valueOptions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema104.properties.commands.items.properties.valueOptions.type,parentSchema:schema104.properties.commands.items.properties.valueOptions,data:data25};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/commands/" + i6,schemaPath:"#/properties/commands/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema104.properties.commands.items.type,parentSchema:schema104.properties.commands.items,data:data20};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/commands",schemaPath:"#/properties/commands/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema104.properties.commands.type,parentSchema:schema104.properties.commands,data:data19};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema104.type,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
