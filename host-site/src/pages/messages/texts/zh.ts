export const zh = {
  title: '消息',
  loading: '正在加载您的消息……',
  failed: '发生意外错误，请重试。',
};
