import { createApp } from 'vue';
import Everywhere from './Everywhere.vue';
import Suppliers from './Suppliers.vue';
import './theme.css';

createApp(location.pathname === '/everywhere' ? Everywhere : Suppliers).mount('#app');
